import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { type Command, type CommandContext, commandOf, commands } from './command-table.ts';
import { isOnTop, openDialog } from '../../ui/open-dialog.ts';

const FIELDS = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]';

/**
 * Whether Undo and Redo belong to the focused field itself, because its text is not in the record: it is in a form that
 * is sent, not saved, or in an element marked `data-other-fields`.
 */
function undoesItself({ id }: Command): boolean {
  if (id !== 'undo' && id !== 'redo') return false;
  const field = document.activeElement?.closest(FIELDS);
  if (!field) return false;
  return !field.closest('[data-site-fields], [data-other-fields], form')?.matches('[data-site-fields]');
}

/** No command runs beneath a dialog: it would change what the user does not see. */
function mayAct({ when, dialog }: Command): boolean {
  const free = openDialog() === undefined || (dialog !== undefined && isOnTop(dialog));
  return free && when();
}

function act(command: Command, context: CommandContext, place: number): void {
  // The page has taken the key from the menu, so it has to run the field's own undo.
  if (undoesItself(command)) document.execCommand(command.id);
  else if (mayAct(command)) command.run(context, place);
}

/** Runs commands for keys pressed in the page, and for menu items, which come as events. */
export function useShortcuts(context: CommandContext): void {
  const hotkeys = commands.flatMap((command) =>
    command.keys.map((keys, place): HotkeyItem => {
      const run = (event: KeyboardEvent): void => {
        const isTyped =
          !keys.includes('mod') && event.target instanceof Element && event.target.closest(FIELDS) !== null;
        if (event.defaultPrevented || isTyped) return;
        event.preventDefault();
        act(command, context, place);
      };
      return [keys, run, { preventDefault: false }];
    }),
  );
  useHotkeys(hotkeys, []);
  useEvent('command', ({ id }) => {
    act(commandOf(id), context, 0);
  });
}
