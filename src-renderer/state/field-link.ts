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

/**
 * The field that a link leads to, until it has the focus. Lists and cards that do not draw the field draw it for that.
 */
export const wantedField = createStore<{ field: string | undefined }>(() => ({ field: undefined }));

/**
 * The list that gets a new item when the next link leads to it. It is not part of the link's state, because Back and a
 * reload would then add an item again.
 */
let addition: string | undefined;

export function askForItem(list: string): void {
  addition = list;
}

/** Whether the link to this list asks for a new item. The answer is given once; a link to another list drops it. */
export function takeAskedItem(list: string): boolean {
  const isAsked = addition === list;
  addition = undefined;
  return isAsked;
}
