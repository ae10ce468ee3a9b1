import { Portal } from '@mantine/core';
import { openPaste } from '../../state/panel-store.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import { useWindowDrop } from '../../ui/use-window-drop.ts';
import classes from '../../editor/photos/screen-drop.module.css';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Opens text that is dropped or pasted outside of fields as a change request. Shows a hint while such text is dragged
 * over the window.
 */
export function TextDrop() {
  const isOver = useWindowDrop({
    accepts: (event) => isText(event.dataTransfer) && isFree(event),
    drop: (event) => take(event, event.dataTransfer),
    paste: (event) => take(event, event.clipboardData),
  });
  if (!isOver) return null;
  return (
    <Portal>
      <div className={classes.over}>
        <span className={classes.words}>Drop to read it as a change request</span>
      </div>
    </Portal>
  );
}

function take(event: Event, given: DataTransfer | null): void {
  if (!isFree(event)) return;
  const text = isText(given) ? (given?.getData('text/plain') ?? '') : '';
  if (text.trim() === '') return;
  event.preventDefault();
  openPaste(text);
}

const isText = (given: DataTransfer | null): boolean =>
  [...(given?.types ?? [])].includes('text/plain') && ![...(given?.types ?? [])].includes('Files');

/** Whether nothing else takes the text: neither an earlier handler nor a field, and no dialog is open. */
const isFree = (event: Event): boolean =>
  !event.defaultPrevented &&
  openDialog() === undefined &&
  !(event.target instanceof Element && event.target.closest(FIELDS) !== null);
