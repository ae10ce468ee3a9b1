import type { JumpListCategory, MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { createRecentSites, type RecentSite } from '../../../src-main/app/recent-sites.ts';
import { systemWindow } from '../../../src-main/app/system-window.ts';

vi.mock('electron', () => ({}));

function fakeWindow(platform: NodeJS.Platform) {
  const [marks, sent]: [boolean[], unknown[]] = [[], []];
  const shown: { template: MenuItemConstructorOptions[]; at: unknown }[] = [];
  const own = systemWindow({
    platform,
    window: {
      setDocumentEdited: (edited) => void marks.push(edited),
      webContents: { send: (...event: unknown[]) => void sent.push(event), getZoomFactor: () => 1.5 },
    },
    buildMenu: (template) => ({ popup: (options) => void shown.push({ template, at: [options?.x, options?.y] }) }),
  });
  return { own, marks, sent, shown };
}

describe('what the system does for a window', () => {
  test('[NAV-15] a Mac’s window is marked as edited; others have the mark in their title', () => {
    const [mac, other] = [fakeWindow('darwin'), fakeWindow('linux')];
    for (const { own } of [mac, other]) for (const edited of [true, false]) own.markEdited(edited);
    expect([mac.marks, other.marks]).toEqual([[true, false], []]);
  });

  test('[NAV-15] a menu stands where the page was clicked, shows the keys without taking them, and tells what was chosen', () => {
    const { own, sent, shown } = fakeWindow('linux');
    const items = [{ label: 'Open' }, { label: 'Save & go', keys: 'mod+S', startsBlock: true }];
    own.showMenu({ menu: 'm', items, x: 100, y: 31 });
    expect(shown[0]?.at).toEqual([150, 47]);
    const template = shown[0]?.template ?? [];
    expect(template.map(({ label, type }) => type ?? label)).toEqual(['Open', 'separator', 'Save && go']);
    expect(template[2]).toMatchObject({ accelerator: 'CmdOrCtrl+S', registerAccelerator: false });
    (template[2]?.click as () => void)();
    expect(sent).toEqual([['menu.chosen', { menu: 'm', place: 1 }]]);
  });

  test('[NAV-15] a window that is gone gets neither mark nor menu', () => {
    const own = systemWindow({ platform: 'darwin', window: undefined, buildMenu: () => expect.unreachable() });
    own.markEdited(true);
    own.showMenu({ menu: 'm', items: [{ label: 'Open' }], x: 0, y: 0 });
  });
});

describe('the sites that were opened last', () => {
  const joes = { slug: 'joe’s', name: 'Joe & Sons' };

  function recentOn(platform: NodeJS.Platform, isPackaged = true) {
    let sites: readonly RecentSite[] = [];
    const [lists, docks, told, opened]: [JumpListCategory[][], MenuItemConstructorOptions[][], unknown[], string[]] = [
      [],
      [],
      [],
      [],
    ];
    const read = createRecentSites({
      platform,
      app: {
        isPackaged,
        setJumpList: (list) => (lists.push(list ?? []), 'ok'),
        dock: { setMenu: () => undefined } as never,
      },
      program: 'C:\\Sitewright.exe',
      read: () => sites,
      buildMenu: (template) => (docks.push(template), {} as never),
      open: (route) => opened.push(route),
      changed: (now) => told.push(now),
    });
    return { lists, docks, told, opened, read: (now: readonly RecentSite[]) => ((sites = now), read()) };
  }

  test('[NAV-15] are in the jump list of Windows, each a link that starts the installed app', () => {
    const windows = recentOn('win32');
    windows.read([joes]);
    expect(windows.lists).toMatchObject([
      [
        {
          name: 'Recent sites',
          items: [{ title: 'Joe & Sons', program: 'C:\\Sitewright.exe', args: '"sitewright://open/joe%E2%80%99s"' }],
        },
      ],
    ]);
    const unpacked = recentOn('win32', false);
    unpacked.read([joes]);
    expect(unpacked.lists).toEqual([]);
  });

  test('[NAV-15] are in the Dock’s menu of a Mac, and in the app’s menu everywhere; the same list is shown once', () => {
    const mac = recentOn('darwin');
    for (const list of [[], [joes], [joes]]) mac.read(list);
    expect(mac.told).toEqual([[joes]]);
    expect(mac.docks.flat().map(({ label }) => label)).toEqual(['Joe && Sons']);
    (mac.docks[0]?.[0]?.click as () => void)();
    expect(mac.opened).toEqual(['/basicInfo/joe%E2%80%99s']);
    expect(mac.lists).toEqual([]);
    const linux = recentOn('linux');
    linux.read([joes]);
    expect([linux.told, linux.docks]).toEqual([[[joes]], []]);
  });
});
