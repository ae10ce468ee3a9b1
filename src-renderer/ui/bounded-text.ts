import { useState } from 'react';

/**
 * The text of a field into which whole files may be pasted: one that is longer is refused, and what was there stays.
 * @param most in characters
 * @param tooLong why it is refused, to be shown at the field
 */
export function useBoundedText(most: number, tooLong: string) {
  const [text, setText] = useState('');
  const [refusal, refuse] = useState<string>();
  const take = (given: string): void => {
    if (given.length > most) return refuse(tooLong);
    refuse(undefined);
    setText(given);
  };
  return { text, take, refusal, refuse };
}
