/** A person's phone number in E.164; '' if unknown. A row of several persons has all numbers, separated by spaces. */
export type Person = string;

/** The person whose rows a repository reads and writes: the person who works now, or in `Store.of` a fixed person. */
export interface WhoWorks {
  readonly current: Person;
}
