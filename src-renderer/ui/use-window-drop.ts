import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentMark } from './use-document-mark.ts';

interface WindowDrop {
  /** returns whether `drop` would take the dragged data */
  accepts: (event: DragEvent) => boolean;
  drop: (event: DragEvent) => void;
  paste: (event: ClipboardEvent) => void;
}

/**
 * Calls `drop` and `paste` for what is dropped or pasted anywhere in the window. Ignores drags that begin in the
 * window, because the browser describes even a dragged picture of the page as a file.
 * @returns whether data that `drop` would take is being dragged over the window
 */
export function useWindowDrop(handlers: WindowDrop): boolean {
  const isMeant = useEffectEvent(handlers.accepts);
  const drop = useEffectEvent(handlers.drop);
  const paste = useEffectEvent(handlers.paste);
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
  useDocumentMark('data-drop-meant', isOver);
  return isOver;
}
