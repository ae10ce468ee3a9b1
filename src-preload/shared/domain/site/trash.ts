/** How long the trash keeps an entry, in days. Only days on which the app is used count. */
export const TRASH_DAYS = 30;
