import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { type Command, type CommandContext, commandOf, commands } from './command-table.ts';
import { isOnTop, openDialog } from '../../ui/open-dialog.ts';

const FIELDS = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]';

/**
 * Whether the field that has the focus holds nothing of the record, so that its own undo is the right one: those of a
 * form are sent and not saved, others are marked.
 */
function undoesItself({ id }: Command): boolean {
  if (id !== 'undo' && id !== 'redo') return false;
  const field = document.activeElement?.closest(FIELDS);
  if (!field) return false;
  return !field.closest('[data-site-fields], [data-other-fields], form')?.matches('[data-site-fields]');
}

/** Nothing acts beneath a dialog: what it would change is not what the user looks at. */
function mayAct({ when, dialog }: Command): boolean {
  const free = openDialog() === undefined || (dialog !== undefined && isOnTop(dialog));
  return free && when();
}

function act(command: Command, context: CommandContext, place: number): void {
  // The menu acts on a key that the page leaves alone, so the page calls the field's own undo itself.
  if (undoesItself(command)) document.execCommand(command.id);
  else if (mayAct(command)) command.run(context, place);
}

/** Runs commands by their keys, and those of the menu, which come as events. */
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
