import { useLayoutEffect, useRef } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { currentSite } from '../state/draft.ts';

type Write = (typed: string) => void;

/**
 * Lets an input keep what is typed itself, so that React draws nothing in the frame of a key. The input follows the draft
 * where that says something else: at first, after an undo, an edit in another window, or one that was refused.
 * @param write puts the typed text in the draft; undefined for an input that React draws
 */
export function useOwnText(path: Path, write: Write | undefined) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isOwn = write !== undefined;
  // The draft itself, not what is shown of it: that is a key behind while someone types.
  const read = (): string => text(valueAt(currentSite(), path));
  const follow = (): void => {
    const value = read();
    if (isOwn && ref.current && ref.current.value !== value) ref.current.value = value;
  };
  const onType = useRef<Write>(undefined);
  useLayoutEffect(() => {
    follow();
    onType.current = (typed) => {
      write?.(typed);
      follow();
    };
  });
  useLayoutEffect(() => {
    if (!isOwn) return undefined;
    const listening = new AbortController();
    const onInput = (event: Event): void => {
      // React would write the attributes of the input anew, which the browser then styles and lays out.
      event.stopPropagation();
      onType.current?.((event.currentTarget as HTMLInputElement).value);
    };
    ref.current?.addEventListener('input', onInput, { signal: listening.signal });
    return () => listening.abort();
  }, [isOwn]);
  return ref;
}
