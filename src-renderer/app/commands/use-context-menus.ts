import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { invoke } from '../../bridge/client.ts';
import { useEvent } from '../../bridge/hooks.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import type { CommandContext } from './command-table.ts';
import { contextItems, type ContextItem } from './context-items.ts';

/** Fields on which main shows a context menu of its own, for their text. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Shows the context menus of sites, tabs and rows as native menus. */
export function useContextMenus(context: CommandContext): void {
  const shown = useRef<{ menu: string; items: readonly ContextItem[] }>(undefined);
  useWindowEvent('contextmenu', (event) => {
    const { target, clientX, clientY } = event;
    if (event.defaultPrevented || !(target instanceof Element) || openDialog() !== undefined) return;
    if (target.closest(FIELDS) || document.getSelection()?.toString().trim()) return;
    const items = contextItems(target, context);
    if (items.length === 0) return;
    event.preventDefault();
    const menu = crypto.randomUUID();
    shown.current = { menu, items };
    const rows = items.map(({ label, keys, startsBlock }) => ({
      label: label.slice(0, LONGEST),
      ...(keys !== undefined && { keys }),
      ...(startsBlock && { startsBlock }),
    }));
    // A failure is ignored, because most items of the menu also have a button or a key.
    invoke('app.showMenu', {
      menu,
      items: rows.slice(0, MOST),
      x: Math.max(0, Math.round(clientX)),
      y: Math.max(0, Math.round(clientY)),
    }).catch(() => undefined);
  });
  useEvent('menu.chosen', ({ menu, place }) => {
    if (shown.current?.menu === menu) shown.current.items[place]?.run();
  });
}

const LONGEST = 120;
const MOST = 40;
