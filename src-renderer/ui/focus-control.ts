/** What takes the focus in a group or an item, the best first: a text before a check box. */
const controls = [
  'input[type=radio]:checked',
  'input:not([type=file], [type=checkbox]), textarea, select',
  'input, button',
];

/** Gives the focus to the control that the place is or has first. */
export function focusControl(place: HTMLElement | null): void {
  const control = place?.matches('input, textarea, select, button')
    ? place
    : controls.reduce<HTMLElement | null>(
        (found, kind) => found ?? place?.querySelector<HTMLElement>(kind) ?? null,
        null,
      );
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
