import { useEffect, useRef, useState } from 'react';
import { fetchNewer } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { confirm } from '../../ui/confirm.tsx';
import { notifyError } from '../../ui/notify.tsx';

export async function fetchNewerCopy(): Promise<void> {
  try {
    await fetchNewer();
  } catch (error) {
    notifyError('The newer copy could not be fetched', error);
  }
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
    void askToFetch().then((agreed) => {
      if (agreed) void fetchNewerCopy();
      else setDeclined(slug);
    });
  }, [newer, slug]);

  return newer && declined === slug;
}

function askToFetch(): Promise<boolean> {
  return confirm({
    title: 'Newer copy on the server',
    message: 'New changes have been detected. Do you want to fetch them? Your own unsaved edits stay on top of them.',
    confirmLabel: 'Fetch',
    cancelLabel: 'Keep my copy',
  });
}
