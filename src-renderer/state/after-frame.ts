/** Maximum wait for a frame, in milliseconds. A hidden window draws no frame until it is shown. */
const LONGEST_WAIT_MS = 100;

/** Calls `act` after the next frame is drawn, or after LONGEST_WAIT_MS if none is drawn. */
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
