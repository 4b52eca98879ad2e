/** Whether things may move, how the phone trembles, and how it stays awake. */

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export function reducedMotion(): boolean {
  return still.matches;
}

/** A short tremble, where the device can and the person has not asked for stillness. */
export function tremble(pattern: number | number[]): void {
  if (!still.matches && "vibrate" in navigator) navigator.vibrate(pattern);
}

/** Keeps the screen awake until the returned function is called. The system drops the lock whenever the page hides. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const take = async (): Promise<void> => {
    if (!wanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
    } catch {
      // Low battery or a browser that will not: the game goes on, the screen may sleep.
    }
  };
  const retake = (): void => void take();
  document.addEventListener("visibilitychange", retake);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", retake);
    void lock?.release();
  };
}
