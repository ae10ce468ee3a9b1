import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { type Command, type CommandContext, commandOf, commands } from './command-table.ts';
import { isOnTop, openDialog } from '../../ui/open-dialog.ts';

/** Whether keys belong to the field that has the focus: they are typed, or its own undo is the right one. */
function belongsToField({ id }: Command, pressed: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]');
  if (!field) return false;
  if (!pressed.includes('mod')) return true;
  const fields = field.closest('[data-site-fields], [data-other-fields]');
  return (id === 'undo' || id === 'redo') && !fields?.matches('[data-site-fields]');
}

/** Nothing acts beneath a dialog: what it would change is not what the user looks at. */
function mayAct({ when, dialog }: Command): boolean {
  const free = openDialog() === undefined || (dialog !== undefined && isOnTop(dialog));
  return free && when();
}

/** Runs commands by their keys, and those of the menu, which come as events. */
export function useShortcuts(context: CommandContext): void {
  const hotkeys = commands.flatMap((command) =>
    command.keys.map((keys, place): HotkeyItem => {
      const run = (event: KeyboardEvent): void => {
        if (event.defaultPrevented || belongsToField(command, keys, event.target)) return;
        event.preventDefault();
        if (mayAct(command)) command.run(context, place);
      };
      return [keys, run, { preventDefault: false }];
    }),
  );
  useHotkeys(hotkeys, []);
  useEvent('command', ({ id }) => {
    const command = commandOf(id);
    if (mayAct(command)) command.run(context, 0);
  });
}
