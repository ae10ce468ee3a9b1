import { useEffect } from 'react';
import type { EventPayload } from '#shared/ipc/events.ts';
import { asBridgeError, subscribe } from '../bridge/client.ts';
import { flushAll, hasUnwrittenEdits } from '../state/draft-actions.ts';
import { confirm } from '../ui/confirm.tsx';

type Leaving = EventPayload<'window.keptOpen'>['leaving'];

/** Holds the window while an edit is not on disk, asks where it cannot be written, and lets it go then. */
export function useCloseGuard(): void {
  useEffect(() => {
    let mayLeave = false;
    let asking = false;
    const guard = (event: BeforeUnloadEvent): void => {
      if (!mayLeave && hasUnwrittenEdits()) event.preventDefault();
    };
    // Main tells that the guard has kept the window open, and from what.
    const stopHearing = subscribe('window.keptOpen', ({ leaving }) => {
      // The question stands already where the window is closed a second time.
      if (asking) return;
      asking = true;
      void flushAll()
        .then(
          () => true,
          (error: unknown) => askToLose(leaving, asBridgeError(error).message),
        )
        .then((agreed) => {
          asking = false;
          mayLeave = agreed;
          if (agreed) leave(leaving);
        });
    });
    window.addEventListener('beforeunload', guard);
    return () => {
      stopHearing();
      window.removeEventListener('beforeunload', guard);
    };
  }, []);
}

function leave(leaving: Leaving): void {
  if (leaving === 'close') window.close();
  else window.location.reload();
}

function askToLose(leaving: Leaving, reason: string): Promise<boolean> {
  const closing = leaving === 'close';
  return confirm({
    title: closing ? 'Close and lose your last edits?' : 'Reload and lose your last edits?',
    message: `Some edits are not saved on this computer: ${reason} If the window ${closing ? 'closes' : 'reloads'} now, they are lost.`,
    confirmLabel: closing ? 'Close anyway' : 'Reload anyway',
    cancelLabel: 'Stay',
    danger: true,
  });
}
