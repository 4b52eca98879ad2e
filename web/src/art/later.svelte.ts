/**
 * A part of the drawings that is fetched when it is first needed. Whatever was drawn without it in a component or an
 * effect is drawn anew when it has come.
 */
export class Later<Part> {
  #part = $state.raw<Part>();
  #coming: Promise<Part> | undefined;
  readonly #fetch: () => Promise<Part>;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** The part if it is here; otherwise it is sent for. */
  get now(): Part | undefined {
    if (this.#part === undefined) void this.come();
    return this.#part;
  }

  /** Waits for the part. After a failure, a dropped connection for one, the next who needs it sends for it again. */
  come(): Promise<Part> {
    if (!this.#coming) {
      this.#coming = this.#fetch();
      this.#coming.then(
        (part) => (this.#part = part),
        () => (this.#coming = undefined),
      );
    }
    return this.#coming;
  }
}
