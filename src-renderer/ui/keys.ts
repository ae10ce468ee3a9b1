import { type CommandId, commandRows } from '#shared/commands.ts';

const isMac = (): boolean => /mac/i.test(navigator.platform);

const names: Record<string, string> = { shift: 'Shift', alt: 'Alt', ctrl: 'Ctrl' };

/** Returns the names of a shortcut's keys as they are on the user's keyboard. */
export function keyCaps(keys: string): string[] {
  if (keys === 'shift+?') return ['?'];
  return keys
    .split(/[+ ]/)
    .map((key) =>
      key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (names[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
    );
}

/** Returns the first shortcut of a command as one text; '' if the command has no shortcut. */
export function keysLabel(id: CommandId): string {
  const keys = commandRows.find((row) => row.id === id)?.keys[0];
  if (keys === undefined) return '';
  return keyCaps(keys).join(keys.includes(' ') ? ' ' : isMac() ? '' : '+');
}
