/** The studio's own pages. */
export const APP_ORIGIN = 'app://studio';
/** The unsaved draft as a page. */
export const PREVIEW_ORIGIN = 'preview://draft';
/** The same with the record's own code, which runs there. */
export const PUBLISHED_ORIGIN = 'preview://published';
