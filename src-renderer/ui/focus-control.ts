import { flushSync } from 'react-dom';
import { unfold } from './unfold.ts';

/** Selectors of controls that take the focus in a group, the preferred first: a text before a check box. */
const controls = [
  'input[type=radio]:checked',
  'input:not([type=file], [type=checkbox], [type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)',
  'input:not([type=file], [type=hidden], :disabled), button:not(:disabled), [role=slider]',
];

/** Focuses the place itself where it is a control, else its preferred control. A folded card around it is opened. */
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
