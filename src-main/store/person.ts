/** A person's phone number in E.164; '' if unknown. A row of several persons has all numbers, separated by spaces. */
export type Person = string;

/** The person who works now, whose drafts are edited and to whom new rows belong. */
export interface WhoWorks {
  readonly current: Person;
}
