import { useState } from 'react';

/**
 * Returns the text of a field into which a whole file may be pasted. `take` sets the text; a text longer than `most` is
 * refused, and the former text stays. `refuse` sets the reason of a refusal.
 * @param most maximum length in characters
 * @param tooLong why a longer text is refused, to be shown at the field
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
