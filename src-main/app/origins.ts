/** The studio's own pages. */
export const APP_ORIGIN = 'app://studio';
/** The unsaved draft as a page. */
export const PREVIEW_ORIGIN = 'preview://draft';
