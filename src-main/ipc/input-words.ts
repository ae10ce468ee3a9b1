import type { z } from 'zod';

const UNUSABLE = 'What was entered cannot be used here.';

/**
 * Returns what is wrong with an input, in words for users. The messages of the schema are for developers, except those
 * with the parameter `forPeople`.
 */
export function inputWords({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (issue?.code === 'too_big') {
    if (issue.origin === 'string') return `Too long: at most ${String(issue.maximum)} characters can be entered.`;
    if (issue.origin === 'array') return `Too many: at most ${String(issue.maximum)} at a time.`;
    return `Too large: at most ${String(issue.maximum)}.`;
  }
  if (issue?.code === 'too_small') {
    if (issue.origin === 'string') return 'Something has to be entered.';
    if (issue.origin === 'array') return 'Something has to be chosen.';
    return `Too small: at least ${String(issue.minimum)}.`;
  }
  if (issue?.code === 'custom' && issue.params?.['forPeople'] === true) return issue.message;
  return UNUSABLE;
}

/** Returns the message for an input that is too large. @param maxSize in characters of text plus bytes of files */
export function tooLargeWords(maxSize: number): string {
  return `Too large: at most ${Math.max(1, Math.floor(maxSize / 2 ** 20))} MB can be taken at a time.`;
}
