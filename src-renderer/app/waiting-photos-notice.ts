import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { photoCount } from '../editor/photos/photo-intake.ts';
import { waitingStore } from '../editor/photos/waiting-files.ts';
import { draftStore } from '../state/draft-store.ts';
import { notifySuccess } from '../ui/notify.tsx';

/**
 * Shows a notice about added files that the app could not process before it ended. The notice leads to the screen where
 * the first of these files was added. Files of the shown screen are not counted: their processing goes on without a
 * notice.
 */
export function useWaitingPhotosNotice(): void {
  const navigate = useNavigate();
  const waiting = useStore(waitingStore);
  useEffect(() => {
    const { slug } = draftStore.getState();
    // Reads the store again, because the shown screen has already taken its own files out of the store.
    const { files } = waitingStore.getState();
    if (!files[0] || slug === null) return;
    const count = files.length;
    const [screen = '', hash = ''] = files[0].place.screen.split('#');
    notifySuccess({
      title: `${photoCount(count)} ${count === 1 ? 'waits' : 'wait'} to be added`,
      message: 'The app ended before they were read. They go on where they were dropped.',
      action: {
        label: 'Go on',
        onClick: () => void navigate(`${screen}/${encodeURIComponent(slug)}${hash && `#${hash}`}`),
      },
      until: (over) => waitingStore.subscribe((now) => now.files.length === 0 && over()),
    });
  }, [waiting, navigate]);
}
