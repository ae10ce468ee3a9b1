import { createStore } from 'zustand/vanilla';

/** State of a link to a field of the record: the field gets the focus once its screen is drawn. */
export interface FieldLink {
  /** names of the path's steps, with dots in between */
  field: string;
  /** text that gets selected in the field */
  selected?: string;
  /** the field’s text before it */
  before?: string;
}

/** The field that a link leads to and that is to get the focus; lists and cards that do not draw it do so now. */
export const wantedField = createStore<{ field: string | undefined }>(() => ({ field: undefined }));

/** The list to which the next link to it adds an item. It is no part of the link, which Back and a reload follow again. */
let addition: string | undefined;

export function askForItem(list: string): void {
  addition = list;
}

/** Whether an item is asked for in the list that a link leads to; asked once, and given up when a link leads elsewhere. */
export function takeAskedItem(list: string): boolean {
  const isAsked = addition === list;
  addition = undefined;
  return isAsked;
}
