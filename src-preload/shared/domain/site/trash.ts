/** How long the trash keeps what was put aside, in days on which the app is used. */
export const TRASH_DAYS = 30;
