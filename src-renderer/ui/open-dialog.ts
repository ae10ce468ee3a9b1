/** Names a dialog, so that the command of that dialog still runs while it is open. */
export const dialogName = (name: string) => ({ 'data-dialog': name });

/** The dialog on top of all others; undefined where none is open. */
export function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1);
}

/** Whether the named dialog is the one on top. */
export function isOnTop(name: string): boolean {
  return openDialog()?.closest<HTMLElement>('[data-dialog]')?.dataset.dialog === name;
}
