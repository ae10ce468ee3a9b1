import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FieldLink, wantedField } from '../../state/field-link.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/** Puts the focus in the field that the link named, once its screen is drawn and the dialog that led there is gone. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const field = (state as FieldLink | null)?.field;
  useEffect(() => {
    if (field === undefined) return undefined;
    wantedField.setState({ field });
    const wantNothing = (): void => wantedField.setState({ field: undefined });
    const stopWaiting = onceDrawnWithoutDialog(() => {
      wantNothing();
      focusControl(placeOf(field));
    });
    return () => {
      stopWaiting();
      wantNothing();
    };
  }, [field, key]);
  return null;
}

/**
 * Calls `act` once no dialog is open, because a dialog keeps the focus inside. Returns a function that ends the wait.
 */
function onceDrawnWithoutDialog(act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (openDialog()) return;
    observer.disconnect();
    // By the next frame the list or card has drawn the wanted field.
    frame = requestAnimationFrame(act);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** The element of the field, else of what the field is a part of. */
function placeOf(field: string): HTMLElement | null {
  const steps = field.split('.');
  for (let count = steps.length; count > 0; count--) {
    const path = steps.slice(0, count).join('.');
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    if (place) return place;
  }
  return null;
}
