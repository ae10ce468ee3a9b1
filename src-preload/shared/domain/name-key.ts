/** A name as it is compared: without outer space, in lower case. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
