import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const forms = createStore<Record<string, unknown>>(() => ({}));

/**
 * The entry of a form; it stays while other screens are shown, and ends with the window.
 * @param key of the form and its subject, such as `listing joes`
 * @param initial the empty entry; setting `undefined` returns to it
 */
export function useKeptForm<T>(key: string, initial: () => T): [T, (entered: T | undefined) => void] {
  const [blank] = useState(initial);
  const entered = useStore(forms, (all) => all[key] as T | undefined);
  return [entered ?? blank, (next) => forms.setState({ [key]: next })];
}
