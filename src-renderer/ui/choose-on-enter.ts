import type { KeyboardEvent } from 'react';

/**
 * Key handler of the element around a select. If Mantine did not handle Enter, it chooses the option that is marked in
 * the open list. Mantine forgets the marked option if the keys come before a timer that opening the list starts, as they
 * do on a busy computer.
 */
export function chooseOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLElement)) return;
  // The input names the option only while the list is open.
  const option = document.getElementById(event.target.getAttribute('aria-activedescendant') ?? '');
  if (!option?.matches('[data-combobox-selected]')) return;
  event.preventDefault();
  option.click();
}
