import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a link that leads to a field of the record. */
export interface FieldLink {
  field: string;
}

/** Puts the focus in the field that the link named, once its screen is drawn. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const field = (state as FieldLink | null)?.field;
  useEffect(() => {
    if (field === undefined) return;
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    const control = place?.matches('input, textarea, select, button')
      ? place
      : place?.querySelector<HTMLElement>('input:checked, input, textarea, select, button');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [field, key]);
  return null;
}
