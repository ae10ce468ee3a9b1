import { useEffect, useEffectEvent, useState } from 'react';

interface WindowDrop {
  /** Whether what is held over the window would be taken there. */
  isMeant: (event: DragEvent) => boolean;
  drop: (event: DragEvent) => void;
  paste: (event: ClipboardEvent) => void;
}

/**
 * Takes what is dropped or pasted anywhere in the window. What is dragged within the window is left alone: it is moved to
 * another place there, and the browser offers a picture of the page as a file. True while something meant is held over it.
 */
export function useWindowDrop(taken: WindowDrop): boolean {
  const isMeant = useEffectEvent(taken.isMeant);
  const drop = useEffectEvent(taken.drop);
  const paste = useEffectEvent(taken.paste);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = <E extends keyof DocumentEventMap>(event: E, listener: (event: DocumentEventMap[E]) => void): void =>
      document.addEventListener(event, listener, { signal: listening.signal });
    let isOwn = false;
    on('dragstart', () => (isOwn = true));
    on('dragend', () => (isOwn = false));
    on('dragover', (event) => {
      const isTaken = !isOwn && isMeant(event);
      if (isTaken) event.preventDefault();
      setIsOver(isTaken);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      if (!isOwn) drop(event);
    });
    on('paste', (event) => paste(event));
    return () => listening.abort();
  }, []);
  return isOver;
}
