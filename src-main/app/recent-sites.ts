import type { App, JumpListCategory, Menu, MenuItemConstructorOptions } from 'electron';
import { DEEP_LINK_SCHEME } from './deep-links.ts';

export interface RecentSite {
  slug: string;
  name: string;
}

/** Maximum number of sites in a list. */
const MOST = 9;

interface RecentSitesPorts {
  platform: NodeJS.Platform;
  app: Pick<App, 'isPackaged'> & Partial<Pick<App, 'setJumpList' | 'dock'>>;
  /** path of the app's program, which Windows starts with a link */
  program: string;
  /** returns at most `count` sites that were opened last; none before the store is open */
  read: (count: number) => readonly RecentSite[];
  buildMenu: (template: MenuItemConstructorOptions[]) => Menu;
  open: (route: string) => void;
  /** called with the new list when the list has changed, to update the app’s own menu */
  changed: (sites: readonly RecentSite[]) => void;
}

export const routeOfSite = ({ slug }: RecentSite): string => `/basicInfo/${encodeURIComponent(slug)}`;

/** Doubles ampersands, because a single ampersand in a menu's label marks the next letter as an access key. */
export const menuLabel = (text: string): string => text.replaceAll('&', '&&');

/**
 * Returns a function that reads the sites that were opened last and, if they have changed, shows them in the app’s
 * menu, in the jump list of Windows and in the Dock’s menu of macOS.
 */
export function createRecentSites(ports: RecentSitesPorts): () => void {
  const { platform, app, open } = ports;
  let shown = '[]';
  return () => {
    const sites = ports.read(MOST);
    const now = JSON.stringify(sites);
    if (now === shown) return;
    shown = now;
    ports.changed(sites);
    // An item of the jump list starts `program` with a link. An app that is not packaged has no jump list, because its
    // program would need further arguments.
    if (platform === 'win32' && app.isPackaged) app.setJumpList?.(jumpListOf(sites, ports.program));
    if (platform === 'darwin') {
      const items = sites.map((site) => ({ label: menuLabel(site.name), click: () => open(routeOfSite(site)) }));
      app.dock?.setMenu(ports.buildMenu(items));
    }
  };
}

function jumpListOf(sites: readonly RecentSite[], program: string): JumpListCategory[] {
  const items = sites.map(({ slug, name }) => ({
    type: 'task' as const,
    title: name,
    description: slug,
    program,
    args: `"${DEEP_LINK_SCHEME}://open/${encodeURIComponent(slug)}"`,
    iconPath: program,
    iconIndex: 0,
  }));
  return [{ type: 'custom', name: 'Recent sites', items }];
}
