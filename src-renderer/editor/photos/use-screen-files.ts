import { useEffect, useEffectEvent, useState } from 'react';

type AddFiles = (files: readonly File[]) => void;

/**
 * Takes files that are dropped or pasted anywhere on the screen, except where something else takes them; pasted text is
 * left alone. True while files are held over the screen.
 */
export function useScreenFiles(addFiles: AddFiles): boolean {
  const add = useEffectEvent(addFiles);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = <E extends keyof DocumentEventMap>(event: E, listener: (event: DocumentEventMap[E]) => void): void =>
      document.addEventListener(event, listener, { signal: listening.signal });
    // The browser offers a picture that is dragged within the page as a file too.
    let isOwn = false;
    on('dragstart', () => (isOwn = true));
    on('dragend', () => (isOwn = false));
    on('dragover', (event) => {
      const isMeant = !isOwn && holdsFiles(event) && !isElsewhere(event);
      if (isMeant) event.preventDefault();
      setIsOver(isMeant);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      if (!isOwn && !isElsewhere(event)) take(event, event.dataTransfer, add);
    });
    on('paste', (event) => take(event, event.clipboardData, add));
    return () => listening.abort();
  }, []);
  return isOver;
}

function take(event: Event, given: DataTransfer | null, add: AddFiles): void {
  const files = [...(given?.files ?? [])];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => [...(dataTransfer?.types ?? [])].includes('Files');

/** Whether the event is on something that takes files itself, or on a dialog. */
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-takes-files], [role=dialog]') !== null;
