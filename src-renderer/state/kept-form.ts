import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const forms = createStore<Record<string, unknown>>(() => ({}));

/**
 * Returns what was entered in a form, and a function that sets it. The entry is kept while other screens are shown,
 * until the window is closed.
 * @param key names the form and its subject, such as `listing joes`
 * @param initial returns the empty entry; setting `undefined` goes back to the empty entry
 */
export function useKeptForm<T>(key: string, initial: () => T): [T, (entered: T | undefined) => void] {
  const [blank] = useState(initial);
  const entered = useStore(forms, (all) => all[key] as T | undefined);
  return [entered ?? blank, (next) => forms.setState({ [key]: next })];
}
