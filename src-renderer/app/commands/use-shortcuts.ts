import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { useSequences } from './use-sequences.ts';
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

/** Whether the key is a character for a field. */
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
