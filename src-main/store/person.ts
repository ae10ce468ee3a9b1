/**
 * A person's phone number in E.164; '' where it is not known. For rows of several persons, all numbers with spaces
 * between.
 */
export type Person = string;

/** Whose the drafts are that are worked on, and all that is written from now on. */
export interface WhoWorks {
  readonly current: Person;
}
