import type { BrowserWindow, Menu, MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/events.ts';
import type { ShownMenu, SystemWindow } from '../features/app/index.ts';
import { acceleratorOf } from './menu.ts';
import { menuLabel } from './recent-sites.ts';

type Used = Pick<BrowserWindow, 'setDocumentEdited'> & {
  webContents: Pick<BrowserWindow['webContents'], 'send' | 'getZoomFactor'>;
};

interface SystemWindowPorts {
  platform: NodeJS.Platform;
  /** the window that shows the calling page; undefined once it is closed */
  window: Used | undefined;
  buildMenu: (template: MenuItemConstructorOptions[]) => Pick<Menu, 'popup'>;
}

/**
 * Returns the functions of a window that the operating system carries out: the mark of unsaved changes (only on macOS),
 * and native context menus.
 */
export function systemWindow({ platform, window, buildMenu }: SystemWindowPorts): SystemWindow {
  return {
    markEdited(edited) {
      if (platform === 'darwin') window?.setDocumentEdited(edited);
    },
    showMenu({ menu, items, x, y }) {
      if (!window) return;
      const { webContents } = window;
      const zoom = webContents.getZoomFactor();
      const chosen = (place: number): void =>
        webContents.send('menu.chosen', { menu, place } satisfies EventPayload<'menu.chosen'>);
      buildMenu(contextTemplate(items, chosen)).popup({
        window: window as BrowserWindow,
        x: Math.round(x * zoom),
        y: Math.round(y * zoom),
      });
    },
  };
}

function contextTemplate(items: ShownMenu['items'], chosen: (place: number) => void): MenuItemConstructorOptions[] {
  return items.flatMap(({ label, keys, startsBlock }, place): MenuItemConstructorOptions[] => [
    ...(startsBlock ? [{ type: 'separator' } as const] : []),
    {
      label: menuLabel(label),
      // The menu only displays the keys. The page itself runs the command when they are pressed.
      ...(keys !== undefined && { ...acceleratorOf([keys]), registerAccelerator: false }),
      click: () => chosen(place),
    },
  ]);
}
