import { useEffect, useRef, useState } from 'react';
import { fetchNewer } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { asBridgeError } from '../../bridge/client.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveStore } from '../save-flow/save-store.ts';
import { askShrunk, type ShrunkList } from '../save-flow/questions.tsx';

export async function fetchNewerCopy(accept?: string): Promise<void> {
  try {
    await fetchNewer(accept);
  } catch (thrown) {
    const held = heldCopy(thrown);
    if (!held) notifyError('The newer copy could not be fetched', thrown);
    else if (await askShrunk(held.lists)) await fetchNewerCopy(held.modified);
  }
}

function heldCopy(thrown: unknown): { modified: string; lists: ShrunkList[] } | undefined {
  const { code, details } = asBridgeError(thrown);
  return code === 'HELD' ? (details as { modified: string; lists: ShrunkList[] }) : undefined;
}

/** Asks once per opened site whether to fetch the server's newer copy; true while one was declined. */
export function useNewerPrompt(): boolean {
  const { slug, status } = useStatus();
  const newer = status?.newerOnServer ?? false;
  const asked = useRef<string | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);

  useEffect(() => {
    if (!newer || slug === null) asked.current = null;
    if (!newer || slug === null || asked.current === slug) return;
    asked.current = slug;
    // A save that comes upon the newer copy asks about it itself.
    const answer = saveStore.getState().running ? Promise.resolve(false) : askToFetch(status?.sync !== 'clean');
    void answer.then((agreed) => {
      if (agreed) void fetchNewerCopy();
      else setDeclined(slug);
    });
  }, [newer, slug, status?.sync]);

  return newer && declined === slug;
}

function askToFetch(edited: boolean): Promise<boolean> {
  return confirm({
    title: 'Newer copy on the server',
    message: `New changes have been detected. Do you want to fetch them?${edited ? ' Your own unsaved edits go to the trash.' : ''}`,
    confirmLabel: 'Fetch',
    cancelLabel: 'Keep my copy',
  });
}
