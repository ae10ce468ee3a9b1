import { useEffect } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../../state/draft-store.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/** Says once per opened site that another window edits the site too. */
export function useOtherWindowNotice(): void {
  const changed = useStore(draftStore, ({ changedElsewhere }) => changedElsewhere);
  useEffect(() => {
    if (!changed) return;
    notifySuccess({
      title: 'Another window edits this site',
      message: 'Its changes appear here as they are made.',
    });
  }, [changed]);
}
