/** The types of the record and of its lists' items, derived from the rows of the record catalogue. */
export type * from '../../record-catalogue/site-document.ts';
