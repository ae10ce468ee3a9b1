import { createStore } from 'zustand/vanilla';

/** State of a link that leads to a field of the record: once its screen is drawn, the field has the focus. */
export interface FieldLink {
  /** names of the path's steps, with dots in between */
  field: string;
}

/** The field that a link has led to and that is to have the focus: what does not draw it draws it now. */
export const wantedField = createStore<{ field: string | undefined }>(() => ({ field: undefined }));
