import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { useSequences } from './use-sequences.ts';
import { type Command, type CommandContext, commandOf, commands } from './command-table.ts';
import { isOnTop, openDialog } from '../../ui/open-dialog.ts';

const FIELDS = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]';

/**
 * Whether the command is Undo or Redo and belongs to the focused field, because the field's text is not in the record.
 * Only fields in an element marked `data-site-fields` are in the record, except those in a form or in an inner element
 * marked `data-other-fields`.
 */
function belongsToField({ id }: Command): boolean {
  if (id !== 'undo' && id !== 'redo') return false;
  const field = document.activeElement?.closest(FIELDS);
  if (!field) return false;
  return !field.closest('[data-site-fields], [data-other-fields], form')?.matches('[data-site-fields]');
}

/**
 * Whether the command can run now. Most commands do not run while a dialog is open, because the user would not see what
 * the command changes.
 */
function mayAct({ when, dialog }: Command): boolean {
  const free = openDialog() === undefined || (dialog !== undefined && isOnTop(dialog));
  return free && when();
}

function act(command: Command, context: CommandContext, place: number): void {
  // Nothing else runs the field's own undo: the key press is prevented, and the menu item only sends an event.
  if (belongsToField(command)) document.execCommand(command.id);
  else if (mayAct(command)) command.run(context, place);
}

/** Whether the key press types a character into a field. */
const isTyped = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && target instanceof Element && target.closest(FIELDS) !== null;

/** Runs commands for keys pressed in the page, and for menu items, which come as events. */
export function useShortcuts(context: CommandContext): void {
  const bindings = commands.flatMap((command) =>
    command.keys.map((keys, place) => ({ keys, run: () => act(command, context, place) })),
  );
  const [sequences, combinations] = [true, false].map((isSequence) =>
    bindings.filter(({ keys }) => keys.includes(' ') === isSequence),
  );
  const hotkeys = (combinations ?? []).map(({ keys, run }): HotkeyItem => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyped(event)) return;
      event.preventDefault();
      run();
    };
    return [keys, press, { preventDefault: false }];
  });
  useHotkeys(hotkeys, []);
  useSequences(sequences ?? [], isTyped);
  useEvent('command', ({ id }) => {
    act(commandOf(id), context, 0);
  });
}
