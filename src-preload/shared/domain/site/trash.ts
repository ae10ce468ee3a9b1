/** How long the trash keeps its entries: days on which the app is used. */
export const TRASH_DAYS = 30;
