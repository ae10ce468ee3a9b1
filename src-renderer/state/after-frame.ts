/** Runs once the frame is drawn that what happens now leads to. A window that is hidden draws none until it is seen. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
