import type { KeyboardEvent } from 'react';

/**
 * Handles Enter on the element around a select: chooses the option that is marked in the open list, if Mantine did not
 * handle the key. When the list opens, Mantine starts a timer. If keys are pressed before the timer ends, as happens on
 * a busy computer, Mantine forgets the marked option and ignores Enter.
 */
export function chooseOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLElement)) return;
  // The input has `aria-activedescendant` only while the list is open.
  const option = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '');
  if (!option?.matches('[data-combobox-selected]')) return;
  event.preventDefault();
  option.click();
}
