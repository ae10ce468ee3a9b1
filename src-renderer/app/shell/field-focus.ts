import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldLink } from '../../state/field-link.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/** Puts the focus in the field that the link named, once its screen is drawn and the dialog that led there is gone. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const field = (state as FieldLink | null)?.field;
  useEffect(() => {
    if (field === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const focus = (): void => {
      // A dialog gives the focus back to where it was, shortly after it has gone.
      if (openDialog()) timer = setTimeout(focus, AFTER_DIALOG);
      else focusControl(placeOf(field));
    };
    focus();
    return () => clearTimeout(timer);
  }, [field, key]);
  return null;
}

/** Milliseconds. */
const AFTER_DIALOG = 50;

/** Where the field is, or what it is a part of: a row that is not drawn is in its list. */
function placeOf(field: string): HTMLElement | null {
  const steps = field.split('.');
  for (let count = steps.length; count > 0; count--) {
    const path = steps.slice(0, count).join('.');
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    if (place) return place;
  }
  return null;
}

function focusControl(place: HTMLElement | null): void {
  const control = place?.matches('input, textarea, select, button')
    ? place
    : (place?.querySelector<HTMLElement>('input:checked, input, textarea, select') ??
      place?.querySelector<HTMLElement>('button'));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
