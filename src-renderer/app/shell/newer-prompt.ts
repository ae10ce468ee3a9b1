import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fetchNewer } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useStatus } from '../../state/draft.ts';
import { choose } from '../../ui/choose.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { attempt } from '../../ui/notify.tsx';
import { askShrunk, shrunkCopy } from '../conflicts/shrunk-copy.tsx';
import { reviewNewer } from '../conflicts/review-newer.ts';
import { saveStore } from '../../state/save-store.ts';

const QUESTION = 'New changes have been detected. Do you want to fetch them?';
const TITLE = 'Newer copy on the server';

export function fetchNewerCopy(accept?: string): Promise<void> {
  const fetchOrAsk = async (): Promise<void> => {
    try {
      await fetchNewer(accept);
    } catch (thrown) {
      const shrunk = shrunkCopy(thrown);
      if (!shrunk) throw thrown;
      if (await askShrunk(shrunk.lists)) await fetchNewerCopy(shrunk.modified);
    }
  };
  return attempt('The newer copy could not be fetched', fetchOrAsk, draftStore.getState().slug ?? undefined);
}

/**
 * Asks whether to fetch the server's newer copy, only once for as long as the server has one. Returns true while a bar
 * should offer the copy instead: the user declined it, a running save replaced the question, or the copy arrived during
 * edits and clashes with the draft.
 */
export function useNewerPrompt(): boolean {
  const slug = useStatus((site) => site.slug);
  const newer = useStatus(({ status }) => status?.newerOnServer ?? false);
  const clashes = useStatus(({ status }) => status?.newerClashes ?? false);
  const saving = useStore(saveStore, (runs) => slug !== null && runs[slug] !== undefined);
  const edited = useStatus(({ status }) => status?.sync !== 'clean');
  const asked = useRef<{ slug: string; takeBack: AbortController } | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);

  useEffect(() => {
    // Closes the question if another site is open, or if the newer copy was taken over, for example in another window.
    if (!newer || slug !== asked.current?.slug) {
      asked.current?.takeBack.abort();
      asked.current = null;
      setDeclined(null);
    }
    if (!newer || clashes || slug === null || asked.current) return;
    const takeBack = new AbortController();
    asked.current = { slug, takeBack };
    // A running save asks about the newer copy itself, so nothing is asked here.
    const answer = saveStore.getState()[slug] ? Promise.resolve(null) : askToFetch(edited, takeBack.signal);
    void answer.then((wanted) => {
      if (takeBack.signal.aborted) return;
      if (wanted === 'review') void reviewNewer();
      else if (wanted === 'fetch') void fetchNewerCopy();
      else setDeclined(slug);
    });
  }, [newer, clashes, slug, edited]);

  // During a save the bar is hidden, because the save asks about the newer copy itself.
  return newer && !saving && (clashes || declined === slug);
}

async function askToFetch(edited: boolean, signal: AbortSignal): Promise<'review' | 'fetch' | null> {
  if (edited) {
    return choose({
      title: TITLE,
      message: `${QUESTION} Review merges them with your unsaved edits; to fetch them moves your edits to the trash.`,
      answers: [
        { value: 'review', label: 'Review' },
        { value: 'fetch', label: 'Fetch', danger: true },
      ],
      cancelLabel: 'Keep my copy',
      signal,
    });
  }
  const agreed = await confirm({
    title: TITLE,
    message: QUESTION,
    confirmLabel: 'Fetch',
    cancelLabel: 'Keep my copy',
    signal,
  });
  return agreed ? 'fetch' : null;
}
