import { createStore } from 'zustand/vanilla';

/** The router state of a link to a field of the record. The field gets the focus after its screen is drawn. */
export interface FieldLink {
  /** names of the path's steps, with dots in between */
  field: string;
  /** a part of the field's text, which gets selected */
  selected?: string;
  /** the field’s text before that part, which tells several occurrences of the part apart */
  before?: string;
}

/**
 * The field that a link leads to, until the field gets the focus. Lists and screens that hide the field read this store
 * and show the field, because a hidden field cannot take the focus.
 */
export const wantedField = createStore<{ field: string | undefined }>(() => ({ field: undefined }));

/**
 * The list that gets a new item when the next link leads to the list. This is not part of the link's state, because
 * Back and a reload would then add an item again.
 */
let addition: string | undefined;

export function askForItem(list: string): void {
  addition = list;
}

/** Returns whether the link to this list asks for a new item, and forgets what `askForItem` was called with. */
export function takeAskedItem(list: string): boolean {
  const isAsked = addition === list;
  addition = undefined;
  return isAsked;
}
