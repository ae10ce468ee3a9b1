import { createStore } from 'zustand/vanilla';

/** State of a link to a field of the record: the field gets the focus once its screen is drawn. */
export interface FieldLink {
  /** names of the path's steps, with dots in between */
  field: string;
}

/** The field that a link leads to and that is to get the focus; lists and cards that do not draw it do so now. */
export const wantedField = createStore<{ field: string | undefined }>(() => ({ field: undefined }));
