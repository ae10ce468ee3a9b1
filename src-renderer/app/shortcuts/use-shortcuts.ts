import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useEvent } from '../../bridge/hooks.ts';
import { type ShortcutId, shortcuts } from './shortcuts.ts';

/** Typing, not commands; or a field whose own undo is the right one, since it is no part of the site. */
const own = (id: ShortcutId, target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  const typing = target.closest('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]');
  if (!typing) return false;
  if (id === 'shortcuts') return true;
  return (id === 'undo' || id === 'redo') && typing.closest('[data-site-fields]') === null;
};

/** Runs the actions of shortcuts, and those of the menu, which come as events. */
export function useShortcuts(actions: Record<ShortcutId, () => void>): void {
  const hotkeys = shortcuts.flatMap(({ id, keys }) =>
    keys.map((combination): HotkeyItem => {
      const run = (event: KeyboardEvent): void => {
        if (own(id, event.target) || event.defaultPrevented) return;
        event.preventDefault();
        actions[id]();
      };
      return [combination, run, { preventDefault: false }];
    }),
  );
  useHotkeys(hotkeys, []);
  useEvent('command', ({ id }) => actions[id]());
}
