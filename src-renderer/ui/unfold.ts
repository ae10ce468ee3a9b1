/** Unfolds the card around the element, where it is folded. */
export function unfold(element: Element): void {
  element.closest('[data-folded]')?.querySelector<HTMLElement>('[data-unfolds]')?.click();
}
