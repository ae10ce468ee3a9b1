/** Returns the attribute that names a dialog, so that the command of the dialog can run while the dialog is open. */
export const dialogName = (name: string) => ({ 'data-dialog': name });

/** Returns the dialog on top of all others; undefined if no dialog is open. */
export function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1);
}

/** Returns whether the named dialog is on top of all others. */
export function isOnTop(name: string): boolean {
  return openDialog()?.closest<HTMLElement>('[data-dialog]')?.dataset.dialog === name;
}
