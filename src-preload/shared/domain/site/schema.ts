/** The types of the record and of what its lists hold, as the record catalogue's rows say them. */
export type * from '../../record-catalogue/site-document.ts';
