import { spotlight } from '@mantine/spotlight';
import {
  CloudUpload,
  FilePlus2,
  GitMerge,
  History,
  Keyboard,
  LogOut,
  PanelRight,
  Redo2,
  RefreshCw,
  RotateCcw,
  Save,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { redo, undo } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { notifyError } from '../../ui/notify.tsx';
import { togglePreview } from '../preview/preview-store.ts';
import type { SaveFlow } from '../save-flow/use-save-flow.ts';
import { askClearCache } from '../shell/clear-cache-tab.tsx';
import { signOut } from '../sign-out.tsx';
import { openPanel } from '../sync/panel-store.ts';
import { tabOfRoute, tabRoute, visibleTabs } from '../tabs.ts';
import { toggleShortcutSheet } from './shortcut-sheet.tsx';
import type { ShortcutId } from './shortcuts.ts';

export interface Command {
  id: string;
  name: string;
  icon: LucideIcon;
  run: () => void;
}

const siteIsOpen = (): boolean => draftStore.getState().phase === 'open';

function stepThroughHistory(step: () => Promise<void>, trouble: string): void {
  if (siteIsOpen()) step().catch((error: unknown) => notifyError(trouble, error));
}

export const undoEdit = (): void => stepThroughHistory(undo, 'The last edit could not be undone');
export const redoEdit = (): void => stepThroughHistory(redo, 'The edit could not be redone');

/** What each shortcut and menu item does. */
export function useShortcutActions(flow: SaveFlow): Record<ShortcutId, () => void> {
  const navigate = useNavigate();
  const moveTab = (by: 1 | -1) => (): void => {
    const { site, slug, phase } = draftStore.getState();
    const current = tabOfRoute(window.location.pathname);
    if (phase !== 'open' || slug === null || !current) return;
    const tabs = visibleTabs(site);
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    if (next) void navigate(tabRoute(next, slug));
  };
  return {
    save: () => void flow.start('save'),
    publish: () => void flow.start('publish'),
    undo: undoEdit,
    redo: redoEdit,
    palette: () => spotlight.open(),
    'new-site': () => void navigate('/'),
    preview: togglePreview,
    history: () => siteIsOpen() && openPanel('history'),
    sync: () => openPanel('sync'),
    'previous-tab': moveTab(-1),
    'next-tab': moveTab(1),
    shortcuts: toggleShortcutSheet,
  };
}

/** The actions that the palette offers. */
export function paletteCommands(actions: Record<ShortcutId, () => void>, onSitePage: boolean): Command[] {
  const ofSite: Command[] = [
    { id: 'save', name: 'Save', icon: Save, run: actions.save },
    { id: 'publish', name: 'Publish', icon: CloudUpload, run: actions.publish },
    { id: 'undo', name: 'Undo', icon: Undo2, run: actions.undo },
    { id: 'redo', name: 'Redo', icon: Redo2, run: actions.redo },
    { id: 'preview', name: 'Show or hide the preview', icon: PanelRight, run: actions.preview },
    { id: 'history', name: 'Version history', icon: History, run: actions.history },
    { id: 'conflicts', name: 'Review conflicts', icon: GitMerge, run: () => openPanel('conflicts') },
    { id: 'clear-cache', name: 'Clear Cache', icon: RotateCcw, run: () => void askClearCache() },
  ];
  return [
    ...(onSitePage ? ofSite : []),
    { id: 'create', name: 'Create a site', icon: FilePlus2, run: actions['new-site'] },
    { id: 'sync', name: 'What waits to sync', icon: RefreshCw, run: actions.sync },
    { id: 'trash', name: 'Trash', icon: Trash2, run: () => openPanel('trash') },
    { id: 'shortcuts', name: 'Keyboard shortcuts', icon: Keyboard, run: actions.shortcuts },
    { id: 'sign-out', name: 'Sign out', icon: LogOut, run: () => void signOut() },
  ];
}
