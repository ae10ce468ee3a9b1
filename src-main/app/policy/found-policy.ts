/** Where a policy was found, and its text as JSON. */
export interface FoundPolicy {
  /** path of the file or name of the registry key, for messages to IT */
  place: string;
  text: string;
}
