/** Returns a name in the form in which names are compared: without outer spaces, in lower case. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
