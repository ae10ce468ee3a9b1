import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FieldLink, takeAskedItem, wantedField } from '../../state/field-link.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/** Puts the focus in the field that the link named, once its screen is drawn and the dialog that led there is gone. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const { field, selected, before } = (state as FieldLink | null) ?? {};
  useEffect(() => {
    if (field === undefined) return undefined;
    wantedField.setState({ field });
    const wantNothing = (): void => wantedField.setState({ field: undefined });
    const stopWaiting = onceDrawnWithoutDialog(() => {
      wantNothing();
      const place = placeOf(field);
      focusControl(place);
      if (selected !== undefined) selectText(selected, before);
      // The list's own button adds the item and leads to its first field.
      if (takeAskedItem(field)) place?.querySelector<HTMLElement>('button[data-after-rows]')?.click();
    });
    return () => {
      stopWaiting();
      wantNothing();
    };
  }, [field, selected, before, key]);
  return null;
}

/** Selects `text` in the focused field. @param before the text in front of it, which tells equal texts apart */
function selectText(text: string, before = ''): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const isWhole = control.value.startsWith(before + text);
  const start = isWhole ? before.length : control.value.indexOf(text);
  // Types of inputs that have no selection refuse one.
  if (start >= 0 && control.selectionStart !== null) control.setSelectionRange(start, start + text.length);
}

/**
 * Calls `act` once no dialog is open, because a dialog keeps the focus inside. Returns a function that ends the wait.
 */
export function onceDrawnWithoutDialog(act: () => void): () => void {
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

/** The element of the field, or of a part of it; else the element of the nearest value that contains it. */
function placeOf(field: string): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const steps = field.split('.');
  for (let count = steps.length; count > 0; count--) {
    const path = CSS.escape(steps.slice(0, count).join('.'));
    const [own, part] = [find(`[data-path="${path}"]`), find(`[data-path^="${path}."]`)];
    // A list is led to by its first item: the frame around it may begin with other controls.
    const isItem = /^\d+$/.test(steps[count - 1] ?? '');
    const place = isItem ? (own ?? part) : (part ?? own);
    if (place) return canBeEdited(place) ? place : (before(place) ?? place);
  }
  return null;
}

const canBeEdited = (place: HTMLElement): boolean =>
  place.matches(':enabled') || place.querySelector(':enabled, [role=slider]') !== null;

/** The field in front of a disabled one: usually the switch that enables it. */
function before(place: HTMLElement): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  return places.slice(0, places.indexOf(place)).findLast(canBeEdited);
}
