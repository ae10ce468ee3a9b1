/** The studio's own pages. */
export const APP_ORIGIN = 'app://studio';
/** The page that is shown where the studio's pages fail again and again. */
export const RECOVERY_ORIGIN = 'app://recovery';
/** The unsaved draft as a page. */
export const PREVIEW_ORIGIN = 'preview://draft';
/** The same with the record's own code, which runs there. */
export const PUBLISHED_ORIGIN = 'preview://published';
