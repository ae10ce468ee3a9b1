/** Unfolds the card around the element, if the card is folded. */
export function unfold(element: Element): void {
  element.closest('[data-folded]')?.querySelector<HTMLElement>('[data-unfolds]')?.click();
}
