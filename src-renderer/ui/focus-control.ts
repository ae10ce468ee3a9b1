import { flushSync } from 'react-dom';
import { unfold } from './unfold.ts';

/** Selectors of controls that can take the focus, in order of preference: a text field comes before a check box. */
const controls = [
  'input[type=radio]:checked',
  'input:not([type=file], [type=checkbox], [type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)',
  'input:not([type=file], [type=hidden], :disabled), button:not(:disabled), [role=slider]',
];

/** Focuses the element if it is a control, else the preferred control in it. Unfolds the card around the element. */
export function focusControl(place: HTMLElement | null): void {
  if (place) flushSync(() => unfold(place));
  const control = place?.matches('input, textarea, select, button')
    ? place
    : controls.reduce<HTMLElement | null>(
        (found, kind) => found ?? place?.querySelector<HTMLElement>(kind) ?? null,
        null,
      );
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
