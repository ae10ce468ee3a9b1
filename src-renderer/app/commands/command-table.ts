import { spotlight } from '@mantine/spotlight';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  CloudUpload,
  ExternalLink,
  FileDown,
  FileUp,
  FilePlus2,
  GitMerge,
  History,
  House,
  Info,
  Keyboard,
  LifeBuoy,
  LayoutPanelTop,
  ListChecks,
  ListTodo,
  LogOut,
  MapPinned,
  PanelRight,
  Redo2,
  RefreshCw,
  Repeat2,
  RotateCcw,
  Save,
  Search,
  Settings as SettingsIcon,
  SkipForward,
  Table2,
  TextSearch,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { type CommandRow, commandRows, screenCommand, type WindowCommandId } from '#shared/commands.ts';
import { type TabId, tabIds } from '#shared/record-catalogue/tabs.ts';
import { draftStore } from '../../state/draft-store.ts';
import { openPanel, openPaste } from '../../state/panel-store.ts';
import { askClearCache } from '../actions/clear-cache.ts';
import { exportDrafts, importDrafts } from '../actions/drafts-file.ts';
import { signOut } from '../actions/sign-out.tsx';
import { redoEdit, undoEdit } from '../actions/undo-edit.ts';
import { saveAndNext } from '../needs/save-and-next.ts';
import { goToNextNeed } from '../needs/next-need.ts';
import { openFind, stepThroughMatches } from '../find/find-store.ts';
import { restart } from '../actions/restart.ts';
import { openPreviewInBrowser } from '../preview/open-in-browser.ts';
import { togglePreview } from '../preview/preview-store.ts';
import type { SaveFlow } from '../save-flow/use-save-flow.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { focusSite } from '../../state/site-focus.ts';
import { toggleNeedsRail } from '../../state/needs-rail.ts';
import { tabOfRoute, tabRoute, visibleTabs } from '../../state/tabs.ts';
import { toggleShortcutSheet } from './shortcut-sheet.tsx';
import { RECENT_SITES, stepThroughSites } from './recent-sites-store.ts';

/** The parts of a window that commands use, besides the open draft. */
export interface CommandContext {
  navigate: (route: string, link?: FieldLink) => void;
  flow: Pick<SaveFlow, 'start'>;
  /** name of the record's contact field */
  contactField: string;
}

interface Behavior {
  icon: LucideIcon;
  /** whether the command has something to act on now */
  when: () => boolean;
  /** @param keyIndex index of the pressed key combination among the command's `keys` */
  run: (context: CommandContext, keyIndex: number) => void;
  /** name of a dialog above which the command may run, because the command closes this dialog or changes its content */
  dialog?: string;
  /**
   * false if the palette does not list the command: the palette has its own entries for sites and screens, or the
   * command is only useful as a key
   */
  inPalette?: false;
}

export interface Command extends Omit<CommandRow, 'id'>, Behavior {
  id: WindowCommandId;
}

const always = (): boolean => true;
const siteIsOpen = (): boolean => draftStore.getState().phase === 'open';

function siteIsShown(): boolean {
  const { slug, phase } = draftStore.getState();
  return (
    slug !== null && (phase === 'open' || phase === 'failed') && tabOfRoute(window.location.pathname) !== undefined
  );
}

const listIsShown = (): boolean => window.location.pathname === '/';

/** Returns a function that goes to the tab that `choose` returns. `tabs` are the visible tabs of the open site. */
function goToTab(choose: (tabs: TabId[], current: TabId | undefined, place: number) => TabId | undefined) {
  return ({ navigate }: CommandContext, place: number): void => {
    const { site, slug } = draftStore.getState();
    const tab = choose(visibleTabs(site), tabOfRoute(window.location.pathname), place);
    if (tab && slug !== null) navigate(tabRoute(tab, slug));
  };
}

const neighbor = (by: 1 | -1) => (tabs: TabId[], current: TabId | undefined) =>
  current && tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
const byPlace = (tabs: TabId[], _current: TabId | undefined, place: number) => tabs[place];

function screenBehaviors(): Record<ReturnType<typeof screenCommand>, Behavior> {
  const entries = tabIds.map((tab) => {
    const run = goToTab((tabs) => tabs.find((one) => one === tab));
    return [screenCommand(tab), { icon: LayoutPanelTop, when: siteIsShown, run, inPalette: false }] as const;
  });
  return Object.fromEntries(entries) as Record<ReturnType<typeof screenCommand>, Behavior>;
}

const behaviors: Record<WindowCommandId, Behavior> = {
  'new-site': { icon: FilePlus2, when: always, run: ({ navigate }) => navigate('/') },
  save: { icon: Save, when: siteIsOpen, run: ({ flow }) => void flow.start('save') },
  'save-next': { icon: SkipForward, when: siteIsOpen, run: (context) => void saveAndNext(context) },
  publish: { icon: CloudUpload, when: siteIsOpen, run: ({ flow }) => void flow.start('publish') },
  'clear-cache': { icon: RotateCcw, when: siteIsShown, run: () => void askClearCache() },
  'export-drafts': { icon: FileDown, when: always, run: () => void exportDrafts() },
  'import-drafts': { icon: FileUp, when: always, run: () => void importDrafts() },
  settings: { icon: SettingsIcon, when: always, run: ({ navigate }) => navigate('/settings') },
  'sign-out': { icon: LogOut, when: always, run: () => void signOut() },
  undo: { icon: Undo2, when: siteIsOpen, run: ({ navigate }) => undoEdit(navigate), dialog: 'history' },
  redo: { icon: Redo2, when: siteIsOpen, run: ({ navigate }) => redoEdit(navigate), dialog: 'history' },
  'paste-request': { icon: ClipboardPaste, when: siteIsOpen, run: () => openPaste('') },
  preview: { icon: PanelRight, when: siteIsShown, run: togglePreview },
  'preview-browser': {
    icon: ExternalLink,
    when: siteIsOpen,
    run: () => void openPreviewInBrowser(draftStore.getState().slug ?? ''),
  },
  history: { icon: History, when: siteIsOpen, run: () => openPanel('history') },
  conflicts: { icon: GitMerge, when: siteIsOpen, run: () => openPanel('conflicts') },
  needs: { icon: ListTodo, when: siteIsOpen, run: toggleNeedsRail },
  'next-need': {
    icon: ListChecks,
    when: siteIsOpen,
    run: ({ contactField, navigate }) => goToNextNeed(contactField, navigate),
  },
  sync: { icon: RefreshCw, when: always, run: () => openPanel('sync') },
  trash: { icon: Trash2, when: always, run: () => openPanel('trash') },
  find: { icon: TextSearch, when: siteIsOpen, run: openFind },
  'find-next': {
    icon: ArrowDown,
    when: siteIsOpen,
    run: ({ navigate }) => stepThroughMatches(1, navigate),
    inPalette: false,
  },
  'find-previous': {
    icon: ArrowUp,
    when: siteIsOpen,
    run: ({ navigate }) => stepThroughMatches(-1, navigate),
    inPalette: false,
  },
  palette: { icon: Search, when: always, run: spotlight.toggle, dialog: 'palette', inPalette: false },
  'recent-sites': {
    icon: Repeat2,
    when: always,
    run: (_context, place) => stepThroughSites(place === 0 ? 1 : -1),
    dialog: RECENT_SITES,
  },
  home: { icon: House, when: always, run: ({ navigate }) => navigate('/'), inPalette: false },
  sites: { icon: Table2, when: always, run: ({ navigate }) => navigate('/sites') },
  map: { icon: MapPinned, when: always, run: ({ navigate }) => navigate('/map') },
  'previous-tab': { icon: ArrowLeft, when: siteIsShown, run: goToTab(neighbor(-1)), inPalette: false },
  'next-tab': { icon: ArrowRight, when: siteIsShown, run: goToTab(neighbor(1)), inPalette: false },
  'next-site': { icon: ArrowDown, when: listIsShown, run: () => focusSite(1), inPalette: false },
  'previous-site': { icon: ArrowUp, when: listIsShown, run: () => focusSite(-1), inPalette: false },
  tab: { icon: LayoutPanelTop, when: siteIsOpen, run: goToTab(byPlace), inPalette: false },
  shortcuts: { icon: Keyboard, when: always, run: toggleShortcutSheet, dialog: 'shortcuts' },
  about: { icon: Info, when: always, run: () => openPanel('about') },
  'safe-mode': { icon: LifeBuoy, when: always, run: () => void restart(true) },
  ...screenBehaviors(),
};

/** The commands of a window, for the menu, the palette, keys and buttons. */
export const commands: readonly Command[] = commandRows.flatMap(({ id, ...row }) =>
  id === 'new-window' ? [] : [{ ...row, ...behaviors[id], id }],
);

export function commandOf(id: WindowCommandId): Command {
  const command = commands.find((one) => one.id === id);
  if (!command) throw new RangeError(`no command ${id}`);
  return command;
}
