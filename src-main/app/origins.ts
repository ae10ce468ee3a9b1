/** Origin of the studio's own pages. */
export const APP_ORIGIN = 'app://studio';
/** Origin of the recovery page, which is shown if the studio's page crashes twice within a minute. */
export const RECOVERY_ORIGIN = 'app://recovery';
/** Origin of the pages of drafts and earlier versions that are drawn without the record's own code. */
export const PREVIEW_ORIGIN = 'preview://draft';
/** Origin of the pages of drafts that are drawn with the record's own code. */
export const OWN_CODE_ORIGIN = 'preview://published';
