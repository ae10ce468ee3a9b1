import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldLink } from '../../state/field-link.ts';

/** Puts the focus in the field that the link named, once its screen is drawn. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const field = (state as FieldLink | null)?.field;
  useEffect(() => {
    if (field === undefined) return;
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    const control = place?.matches('input, textarea, select, button')
      ? place
      : (place?.querySelector<HTMLElement>('input:checked, input, textarea, select') ??
        place?.querySelector<HTMLElement>('button'));
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [field, key]);
  return null;
}
