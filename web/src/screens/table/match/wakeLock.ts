/** Keeps the screen lit until the returned function is called. Where a browser cannot, or will not, nothing is lost. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async (): Promise<void> => {
    if (isOver || document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  };
  // A page that was hidden has lost its lock.
  const retake = (): void => void take();
  document.addEventListener('visibilitychange', retake);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', retake);
    void lock?.release();
  };
};
