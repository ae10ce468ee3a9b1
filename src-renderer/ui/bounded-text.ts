import { useState } from 'react';

/**
 * The text of a field into which a whole file may be pasted. A text longer than `most` is refused, and the text before
 * stays.
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
