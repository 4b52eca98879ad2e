/** A watch for the games: seconds since its start, frame by frame, until it is stopped. */

export class Running {
  seconds = $state(0);
  #began: number | null = null;
  #frame = 0;

  /** Starts with the next frame; `each` is told the seconds and how many have passed since the last frame. */
  start(each: (seconds: number, passed: number) => void = () => {}): void {
    const tick = (now: number) => {
      this.#began ??= now;
      const seconds = (now - this.#began) / 1000;
      const passed = seconds - this.seconds;
      this.seconds = seconds;
      this.#frame = requestAnimationFrame(tick);
      each(seconds, passed);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** The exact seconds at this very moment. */
  now(): number {
    return this.#began === null ? 0 : Math.max(0, (performance.now() - this.#began) / 1000);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
