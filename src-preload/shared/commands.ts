import { type TabId, tabIds, tabLabels } from './record-catalogue/tabs.ts';

/** The menus of the app and the headings of the shortcut sheet. */
export const commandGroups = ['File', 'Edit', 'View', 'Go', 'Help'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/**
 * What has a context menu: a site in the list, a tab of the open site, or a row of one of the site's lists, such as a
 * photo.
 */
export type ContextKind = 'site' | 'tab' | 'row';

interface Row {
  id: string;
  label: string;
  group: CommandGroup;
  /**
   * Keys in the notation of useHotkeys: `mod` is Cmd on macOS and Ctrl elsewhere. Keys with a space between them are
   * pressed one after the other. Each entry of the array runs the command.
   */
  keys: readonly string[];
  /** the menu has a separator above the command */
  startsBlock?: true;
  /** context menus that also have the command */
  contextOf?: readonly ContextKind[];
  /** left out of the application menu, for example because the command must know which of its keys was pressed */
  inMenu?: false;
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const rows = [
  { id: 'new-site', label: 'New site', group: 'File', keys: ['mod+N'], contextOf: ['site'] },
  { id: 'new-window', label: 'New window', group: 'File', keys: ['mod+shift+N'] },
  { id: 'save', label: 'Save', group: 'File', keys: ['mod+S'], startsBlock: true, contextOf: ['tab'] },
  { id: 'save-next', label: 'Save and next site', group: 'File', keys: ['mod+shift+Enter'] },
  { id: 'publish', label: 'Publish', group: 'File', keys: ['mod+shift+P'], contextOf: ['tab'] },
  { id: 'clear-cache', label: 'Clear Cache', group: 'File', keys: [] },
  { id: 'export-drafts', label: 'Export all drafts', group: 'File', keys: [], startsBlock: true },
  { id: 'import-drafts', label: 'Import drafts', group: 'File', keys: [] },
  { id: 'settings', label: 'Settings', group: 'File', keys: ['mod+,'], startsBlock: true },
  { id: 'sign-out', label: 'Sign out', group: 'File', keys: [] },
  { id: 'undo', label: 'Undo', group: 'Edit', keys: ['mod+Z'], contextOf: ['tab', 'row'] },
  { id: 'redo', label: 'Redo', group: 'Edit', keys: ['mod+shift+Z', 'mod+Y'], contextOf: ['tab', 'row'] },
  { id: 'paste-request', label: 'Paste a change request…', group: 'Edit', keys: ['mod+shift+U'], startsBlock: true },
  {
    id: 'find',
    label: 'Find and replace in this site',
    group: 'Edit',
    keys: ['mod+F'],
    startsBlock: true,
    contextOf: ['tab'],
  },
  { id: 'find-next', label: 'Next place found', group: 'Edit', keys: ['F3', 'mod+G'] },
  { id: 'find-previous', label: 'Place found before', group: 'Edit', keys: ['shift+F3', 'mod+shift+G'] },
  { id: 'preview', label: 'Show or hide the preview', group: 'View', keys: ['mod+\\'] },
  { id: 'preview-browser', label: 'Open the preview in the browser', group: 'View', keys: ['mod+shift+B'] },
  { id: 'history', label: 'Version history', group: 'View', keys: ['mod+shift+H'], contextOf: ['tab'] },
  { id: 'needs', label: 'What is missing', group: 'View', keys: ['mod+shift+M'], contextOf: ['tab'] },
  { id: 'conflicts', label: 'Review conflicts', group: 'View', keys: [] },
  { id: 'sync', label: 'What waits to sync', group: 'View', keys: ['mod+shift+S'], startsBlock: true },
  { id: 'trash', label: 'Trash', group: 'View', keys: [] },
  { id: 'palette', label: 'Find a site, screen, action or field', group: 'Go', keys: ['mod+K'] },
  {
    id: 'recent-sites',
    label: 'Recent sites',
    group: 'Go',
    keys: ['ctrl+Tab', 'ctrl+shift+Tab'],
  },
  { id: 'home', label: 'All sites', group: 'Go', keys: ['g h'] },
  { id: 'sites', label: 'Table of all sites', group: 'Go', keys: ['g i'] },
  { id: 'map', label: 'Map', group: 'Go', keys: ['g m'] },
  { id: 'next-need', label: 'Next blocker', group: 'Go', keys: ['mod+.'] },
  { id: 'previous-tab', label: 'Previous tab', group: 'Go', keys: ['mod+['], startsBlock: true },
  { id: 'next-tab', label: 'Next tab', group: 'Go', keys: ['mod+]'] },
  {
    id: 'tab',
    label: 'Open a tab by its place',
    group: 'Go',
    keys: places.map((place) => `mod+${place}`),
    inMenu: false,
  },
  { id: 'next-site', label: 'Next site of the list', group: 'Go', keys: ['J'], inMenu: false },
  { id: 'previous-site', label: 'Previous site of the list', group: 'Go', keys: ['K'], inMenu: false },
  { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Help', keys: ['shift+?', 'mod+/'] },
  { id: 'safe-mode', label: 'Restart in safe mode', group: 'Help', keys: [], startsBlock: true },
  { id: 'about', label: 'About and licences', group: 'Help', keys: [], startsBlock: true },
] as const satisfies readonly Row[];

/** Keys that open the screens when pressed after G. J and K are left out, because they move through lists. */
const letters: Readonly<Record<TabId, string>> = {
  logo: 'l',
  basicInfo: 'b',
  services: 's',
  photos: 'p',
  faqs: 'f',
  reviews: 'r',
  partnerships: 'n',
  team: 't',
  domain: 'd',
  layout: 'y',
  custom: 'c',
  'custom-page': 'o',
  'ads-page': 'a',
};

/** Returns the ID of the command that opens a screen of the open site. */
export const screenCommand = (tab: TabId) => `go-${tab}` as const;

const screenRows = tabIds.map((tab) => ({
  id: screenCommand(tab),
  label: tabLabels[tab],
  group: 'Go' as const,
  keys: [`g ${letters[tab]}`],
  inMenu: false as const,
}));

export type CommandId = (typeof rows)[number]['id'] | (typeof screenRows)[number]['id'];
/** The commands that a window runs. Only the command for a new window is left out, because main runs it. */
export type WindowCommandId = Exclude<CommandId, 'new-window'>;

export interface CommandRow extends Row {
  id: CommandId;
}

/** All commands in the order of the menus. The menu, the palette, the shortcuts and their sheet all read this table. */
export const commandRows: readonly CommandRow[] = [...rows, ...screenRows];

export const windowCommandIds = commandRows.map(({ id }) => id).filter((id) => id !== 'new-window') as [
  WindowCommandId,
  ...WindowCommandId[],
];

export const commandKeys: readonly string[] = commandRows.flatMap(({ keys }) => keys);
