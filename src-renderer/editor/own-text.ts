import { useLayoutEffect, useRef } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { currentSite } from '../state/draft.ts';

type Write = (typed: string) => void;

/**
 * Makes an input whose text React does not set, so that React draws nothing in the frame of a key press. If the draft's
 * text differs from the input's text, for example after Undo or a refused edit, the input shows the draft's text.
 * @param write writes the typed text to the draft; undefined if React sets the input's text after all
 */
export function useOwnText(path: Path, write: Write | undefined) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isOwn = write !== undefined;
  // Reads the draft itself, because `shownDraft` lags one key press behind while the user types.
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
      // Keeps the event from React, which would set the input's attributes again. The browser would then have to style
      // the input and lay it out again.
      event.stopPropagation();
      onType.current?.((event.currentTarget as HTMLInputElement).value);
    };
    ref.current?.addEventListener('input', onInput, { signal: listening.signal });
    return () => listening.abort();
  }, [isOwn]);
  return ref;
}
