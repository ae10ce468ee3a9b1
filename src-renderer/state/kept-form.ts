import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const forms = createStore<Record<string, unknown>>(() => ({}));

/**
 * What is entered in a form; it stays while other screens are looked at, and is gone with the window.
 * @param key of the form and what it is about, such as `listing joes`
 * @param initial of a form that nothing was entered in; `undefined` makes it such a form again
 */
export function useKeptForm<T>(key: string, initial: () => T): [T, (entered: T | undefined) => void] {
  const [blank] = useState(initial);
  const entered = useStore(forms, (all) => all[key] as T | undefined);
  return [entered ?? blank, (next) => forms.setState({ [key]: next })];
}
