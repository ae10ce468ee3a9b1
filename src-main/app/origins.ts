/** Origin of the studio's own pages. */
export const APP_ORIGIN = 'app://studio';
/** Origin of the page that is shown if the studio's page crashes again and again. */
export const RECOVERY_ORIGIN = 'app://recovery';
/** Origin of the draft's pages without the record's own code. */
export const PREVIEW_ORIGIN = 'preview://draft';
/** Origin of the draft's pages with the record's own code, which runs there. */
export const OWN_CODE_ORIGIN = 'preview://published';
