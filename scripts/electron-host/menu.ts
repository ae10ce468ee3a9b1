import type { BaseWindow, Menu, MenuItem, MenuItemConstructorOptions, PopupOptions } from 'electron';
import { parseAccelerator } from './accelerator.ts';
import type { HostBrowserWindow } from './browser-window.ts';
import { roles } from './menu-roles.ts';
import { drawMenu } from './page/draw-menu.ts';
import { warn } from './runtime.ts';
import { loudEmitter, UnsupportedError } from './unsupported.ts';
import { publishShortcuts } from './web-contents.ts';

type ItemOptions = MenuItemConstructorOptions;
let lastCommandId = 0;

export class HostMenuItem implements Pick<
  MenuItem,
  'commandId' | 'id' | 'label' | 'type' | 'enabled' | 'visible' | 'checked' | 'registerAccelerator'
> {
  readonly commandId = ++lastCommandId;
  readonly id: string;
  label: string;
  readonly type: NonNullable<ItemOptions['type']>;
  readonly role: ItemOptions['role'];
  readonly accelerator: string | undefined;
  readonly submenu: HostMenu | undefined;
  readonly registerAccelerator: boolean;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: ItemOptions['click'];

  constructor(options: ItemOptions) {
    const role = options.role ? roles[options.role.toLowerCase()] : undefined;
    if (options.role && !role) throw new UnsupportedError(`MenuItem role ${options.role}`);
    this.id = options.id ?? '';
    this.label = options.label ?? role?.label ?? '';
    this.type = options.type ?? (options.submenu || role?.submenu ? 'submenu' : 'normal');
    this.role = options.role;
    this.accelerator = options.accelerator ?? role?.accelerator;
    const submenu = options.submenu ?? role?.submenu;
    this.submenu = Array.isArray(submenu) ? HostMenu.buildFromTemplate(submenu) : (submenu as HostMenu | undefined);
    this.registerAccelerator = options.registerAccelerator ?? true;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.#click = options.click;
  }

  readonly click = (event: object = {}, window?: HostBrowserWindow): void => {
    if (!this.enabled) return;
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    if (this.#click) this.#click(this as unknown as MenuItem, window as unknown as BaseWindow, event);
    else if (this.role) roles[this.role.toLowerCase()]?.run?.(window);
  };
}

let applicationMenu: HostMenu | null = null;

export class HostMenu extends loudEmitter('Menu') implements Pick<Menu, 'getMenuItemById' | 'popup'> {
  readonly items: HostMenuItem[] = [];

  static buildFromTemplate(template: (ItemOptions | HostMenuItem)[]): HostMenu {
    const menu = new HostMenu();
    for (const item of template) menu.append(item instanceof HostMenuItem ? item : new HostMenuItem(item));
    return menu;
  }
  static getApplicationMenu(): HostMenu | null {
    return applicationMenu;
  }
  static setApplicationMenu(menu: HostMenu | null): void {
    applicationMenu = menu;
    const reachable = menu?.all().filter((item) => item.accelerator && item.registerAccelerator) ?? [];
    publishShortcuts(reachable.map((item) => parseAccelerator(item.accelerator ?? '', item.commandId)));
  }

  /** Draws the menu in the window's page, because Chromium cannot show a menu of the app. */
  popup({ window, x = 0, y = 0, callback }: PopupOptions = {}): void {
    const host = window as unknown as HostBrowserWindow | undefined;
    if (!host) throw new UnsupportedError('Menu.popup() without a window');
    const shown = this.items.filter(({ visible }) => visible);
    if (shown.some(({ submenu }) => submenu)) throw new UnsupportedError('Menu.popup() of a menu with submenus');
    const rows = shown.map(({ type, label, accelerator = '', enabled }) => ({ type, label, accelerator, enabled }));
    const drawn = host.webContents.page().then((page) => page.evaluate(drawMenu, { rows, x, y }));
    drawn.then(
      (place) => {
        callback?.();
        if (place !== null) shown[place]?.click({}, host);
      },
      // The page was closed while its menu was open.
      () => callback?.(),
    );
  }
  append(item: HostMenuItem): void {
    this.items.push(item);
  }
  insert(position: number, item: HostMenuItem): void {
    this.items.splice(position, 0, item);
  }
  getMenuItemById(id: string): MenuItem | null {
    return (this.all().find((item) => item.id === id) as unknown as MenuItem | undefined) ?? null;
  }
  all(): HostMenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])]);
  }
}

export { HostMenu as Menu, HostMenuItem as MenuItem };

/** Runs the menu item whose shortcut was pressed in a window. */
export function acceleratorPressed(window: HostBrowserWindow, commandId: number): void {
  const item = applicationMenu?.all().find((one) => one.commandId === commandId);
  try {
    item?.click({ triggeredByAccelerator: true }, window);
  } catch (error) {
    warn(String(error));
  }
}
