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

/** A dialog keeps the focus inside until it is gone. Gives the function that waits no longer. */
function onceDrawnWithoutDialog(act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (openDialog()) return;
    observer.disconnect();
    // What the wanted field made its list or card draw is there by the next frame.
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

/** Where the field is, or what it is a part of. */
function placeOf(field: string): HTMLElement | null {
  const steps = field.split('.');
  for (let count = steps.length; count > 0; count--) {
    const path = steps.slice(0, count).join('.');
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    if (place) return place;
  }
  return null;
}
