import { Portal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { openPaste } from '../../state/panel-store.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import classes from '../../editor/photos/screen-drop.module.css';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Takes text that is dropped on the window, or pasted while no field has the focus, as a change request; says so while
 * text is held over the window.
 */
export function TextDrop() {
  const isOver = useTextOfWindow();
  if (!isOver) return null;
  return (
    <Portal>
      <div className={classes.over}>
        <span className={classes.words}>Drop to read it as a change request</span>
      </div>
    </Portal>
  );
}

function useTextOfWindow(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = <E extends keyof DocumentEventMap>(event: E, listener: (event: DocumentEventMap[E]) => void): void =>
      document.addEventListener(event, listener, { signal: listening.signal });
    // What is dragged within the window is moved to another place there.
    let isOwn = false;
    on('dragstart', () => (isOwn = true));
    on('dragend', () => (isOwn = false));
    on('dragover', (event) => {
      const isMeant = !isOwn && isText(event.dataTransfer) && isFree(event);
      if (isMeant) event.preventDefault();
      setIsOver(isMeant);
    });
    on('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      if (!isOwn && isFree(event)) take(event, event.dataTransfer);
    });
    on('paste', (event) => {
      if (isFree(event)) take(event, event.clipboardData);
    });
    return () => listening.abort();
  }, []);
  return isOver;
}

function take(event: Event, given: DataTransfer | null): void {
  const text = isText(given) ? (given?.getData('text/plain') ?? '') : '';
  if (text.trim() === '') return;
  event.preventDefault();
  openPaste(text);
}

const isText = (given: DataTransfer | null): boolean =>
  [...(given?.types ?? [])].includes('text/plain') && ![...(given?.types ?? [])].includes('Files');

/** Not in a field, which takes the text itself, and not under a dialog. */
const isFree = (event: Event): boolean =>
  !event.defaultPrevented &&
  openDialog() === undefined &&
  !(event.target instanceof Element && event.target.closest(FIELDS) !== null);
