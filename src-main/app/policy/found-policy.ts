/** Where a policy was found, and its text as JSON. */
export interface FoundPolicy {
  /** named in messages to IT */
  place: string;
  text: string;
}
