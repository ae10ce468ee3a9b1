/** Most milliseconds for which a frame is awaited: a window that has just been hidden draws none until it is seen. */
const LONGEST_WAIT_MS = 100;

/** Runs once the frame is drawn that what happens now leads to. */
export function afterFrame(act: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(act);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, LONGEST_WAIT_MS);
}
