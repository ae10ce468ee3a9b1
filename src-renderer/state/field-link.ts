/** State of a link that leads to a field of the record: once its screen is drawn, the field has the focus. */
export interface FieldLink {
  /** names of the path's steps, with dots in between */
  field: string;
}
