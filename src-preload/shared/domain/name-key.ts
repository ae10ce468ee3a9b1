/** What two names have in common when people call them the same: without case and outer space. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
