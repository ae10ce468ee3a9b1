import { useEffect } from 'react';
import { asBridgeError } from '../bridge/client.ts';
import { flushAll, hasUnwrittenEdits } from '../state/draft-actions.ts';
import { confirm } from '../ui/confirm.tsx';

/** Holds the window open while an edit is not on disk, and asks where it cannot be written. */
export function useCloseGuard(): void {
  useEffect(() => {
    let mayClose = false;
    let asking = false;
    const guard = (event: BeforeUnloadEvent): void => {
      if (mayClose || !hasUnwrittenEdits()) return;
      event.preventDefault();
      // Who closes it twice is asked once.
      if (asking) return;
      asking = true;
      void flushAll()
        .then(
          () => true,
          (error: unknown) => askToLose(asBridgeError(error).message),
        )
        .then((agreed) => {
          asking = false;
          mayClose = agreed;
          if (agreed) window.close();
        });
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);
}

function askToLose(reason: string): Promise<boolean> {
  return confirm({
    title: 'Close and lose your last edits?',
    message: `Some edits are not saved on this computer: ${reason} If the window closes now, they are lost.`,
    confirmLabel: 'Close anyway',
    cancelLabel: 'Stay',
    danger: true,
  });
}
