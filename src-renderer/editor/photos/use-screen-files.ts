import { useEffect, useEffectEvent } from 'react';
import { useWindowDrop } from '../../ui/use-window-drop.ts';
import { registerTaker } from './dropped-files.ts';

type AddFiles = (files: readonly File[]) => void;

/**
 * Passes files to `add` that are dropped or pasted anywhere on the screen, and files that were kept for the next screen
 * (`keepForNextScreen`). Ignores drops on a dialog or on an element that takes files itself. Returns whether files are
 * held over a place where a drop would be passed on.
 */
export function useScreenFiles(add: AddFiles): boolean {
  const begin = useEffectEvent(() => registerTaker(add));
  useEffect(() => begin(), []);
  return useWindowDrop({
    accepts: (event) => holdsFiles(event) && !isElsewhere(event),
    drop: (event) => {
      if (!isElsewhere(event)) take(event, event.dataTransfer, add);
    },
    paste: (event) => take(event, event.clipboardData, add),
  });
}

function take(event: Event, given: DataTransfer | null, add: AddFiles): void {
  const files = [...(given?.files ?? [])];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}

export const holdsFiles = ({ dataTransfer }: DragEvent): boolean => [...(dataTransfer?.types ?? [])].includes('Files');

/** Whether the target of the event is in an element that takes files itself, or in a dialog. */
export const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-takes-files], [role=dialog]') !== null;
