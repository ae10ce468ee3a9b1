import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type FieldLink, takeAskedItem, wantedField } from '../../state/field-link.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { openDialog } from '../../ui/open-dialog.ts';

/** Moves the focus to the field that a link names, after the screen is drawn and the dialog with the link is closed. */
export function FieldFocus() {
  const { key, state } = useLocation();
  const { field, selected, before } = (state as FieldLink | null) ?? {};
  useEffect(() => {
    if (field === undefined) return undefined;
    wantedField.setState({ field });
    const wantNothing = (): void => wantedField.setState({ field: undefined });
    const stopWaiting = afterDialogsClose(() => {
      wantNothing();
      const place = placeOf(field);
      focusControl(place);
      if (selected !== undefined) selectText(selected, before);
      // If the link asks for a new item, the list's own button adds it and moves the focus to the item's first field.
      if (takeAskedItem(field)) place?.querySelector<HTMLElement>('button[data-after-rows]')?.click();
    });
    return () => {
      stopWaiting();
      wantNothing();
    };
  }, [field, selected, before, key]);
  return null;
}

/**
 * Selects `text` in the focused field.
 * @param before the field's value in front of `text`, which tells several occurrences apart
 */
function selectText(text: string, before = ''): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const isWhole = control.value.startsWith(before + text);
  const start = isWhole ? before.length : control.value.indexOf(text);
  // Inputs of some types, such as email, have no selection, and setting one throws.
  if (start >= 0 && control.selectionStart !== null) control.setSelectionRange(start, start + text.length);
}

/**
 * Waits until no dialog is open, because an open dialog keeps the focus, and then calls `act` in the next frame.
 * Returns a function that cancels the call.
 */
export function afterDialogsClose(act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (openDialog()) return;
    observer.disconnect();
    // By the next frame the list or card that contains the wanted field has drawn the field.
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

/**
 * Returns the element of the field or of a part of the field, else that of the nearest value that contains the field.
 * If the found element is disabled, returns the last editable field before it, if there is one.
 */
function placeOf(field: string): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const steps = field.split('.');
  for (let count = steps.length; count > 0; count--) {
    const path = CSS.escape(steps.slice(0, count).join('.'));
    const [own, part] = [find(`[data-path="${path}"]`), find(`[data-path^="${path}."]`)];
    // For a list the first item is preferred, because the list's own element may begin with other controls.
    const isItem = /^\d+$/.test(steps[count - 1] ?? '');
    const place = isItem ? (own ?? part) : (part ?? own);
    if (place) return canBeEdited(place) ? place : (editableBefore(place) ?? place);
  }
  return null;
}

const canBeEdited = (place: HTMLElement): boolean =>
  place.matches(':enabled') || place.querySelector(':enabled, [role=slider]') !== null;

/** Returns the last editable field before a disabled field: usually the switch that enables the disabled field. */
function editableBefore(place: HTMLElement): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  return places.slice(0, places.indexOf(place)).findLast(canBeEdited);
}
