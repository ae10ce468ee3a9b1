import { type FormEvent, useRef } from 'react';

interface Option {
  value: string;
  label: string;
}

/** The options that fit the letters, in the order in which they are listed. */
export type FirstMatch = (typed: string) => readonly Option[];

/**
 * For a searchable select: leaving it with typed letters chooses the first option that they match. Mantine chooses the
 * marked option only, and marks none where letters come faster than its timer, or before the options.
 */
export function useFirstMatch(match: FirstMatch | undefined, choose: (value: string) => void) {
  const typed = useRef('');
  return {
    onInput: (event: FormEvent<HTMLInputElement>): void => void (typed.current = event.currentTarget.value.trim()),
    /** to be called when an option was chosen by other means */
    chosen: (): void => void (typed.current = ''),
    onBlur: (): void => {
      const first = typed.current === '' ? undefined : match?.(typed.current)[0];
      typed.current = '';
      if (first) choose(first.value);
    },
  };
}
