import { useEffect } from 'react';
import type { EventPayload } from '#shared/ipc/events.ts';
import { asBridgeError, subscribe } from '../bridge/client.ts';
import { flushAll, hasUnwrittenEdits } from '../state/draft-actions.ts';
import { confirm } from '../ui/confirm.tsx';

type Leaving = EventPayload<'window.keptOpen'>['leaving'];

/**
 * Keeps the window open until every edit is on disk. If an edit cannot be written, asks the user whether to lose the
 * unwritten edits.
 */
export function useCloseGuard(): void {
  useEffect(() => {
    let mayLeave = false;
    let asking = false;
    const guard = (event: BeforeUnloadEvent): void => {
      if (!mayLeave && hasUnwrittenEdits()) event.preventDefault();
    };
    // Main sends this event after the guard kept the window open. `leaving` says whether the window was about to close
    // or to reload.
    const stopHearing = subscribe('window.keptOpen', ({ leaving }) => {
      // The user tried to leave again while the first attempt is still being handled.
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
