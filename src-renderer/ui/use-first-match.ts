import { type FormEvent, useRef } from 'react';

interface Option {
  value: string;
  label: string;
}

/** Returns the options that match the typed letters, in the order of the list. */
export type OptionMatcher = (typed: string) => readonly Option[];

/**
 * Returns handlers for a searchable select. If the select loses the focus after letters were typed, the handlers choose
 * the first option that matches the letters. Mantine itself chooses only a highlighted option. No option is highlighted
 * if letters are typed before a timer of Mantine ends or before the options are loaded.
 */
export function useFirstMatch(match: OptionMatcher | undefined, choose: (value: string) => void) {
  const typed = useRef('');
  return {
    onInput: (event: FormEvent<HTMLInputElement>): void => void (typed.current = event.currentTarget.value.trim()),
    /** call it when an option was chosen by other means, so that `onBlur` does not choose another */
    chosen: (): void => void (typed.current = ''),
    onBlur: (): void => {
      const first = typed.current === '' ? undefined : match?.(typed.current)[0];
      typed.current = '';
      if (first) choose(first.value);
    },
  };
}
