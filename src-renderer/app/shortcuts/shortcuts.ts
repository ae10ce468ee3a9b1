export type ShortcutId =
  | 'save'
  | 'publish'
  | 'undo'
  | 'redo'
  | 'palette'
  | 'new-site'
  | 'preview'
  | 'history'
  | 'sync'
  | 'previous-tab'
  | 'next-tab'
  | 'shortcuts';

export interface Shortcut {
  id: ShortcutId;
  name: string;
  group: 'Site' | 'Go to' | 'Help';
  /** in the notation of useHotkeys; `mod` is Cmd on macOS and Ctrl elsewhere */
  keys: readonly string[];
}

export const shortcuts: readonly Shortcut[] = [
  { id: 'save', name: 'Save', group: 'Site', keys: ['mod+S'] },
  { id: 'publish', name: 'Publish', group: 'Site', keys: ['mod+shift+P'] },
  { id: 'undo', name: 'Undo', group: 'Site', keys: ['mod+Z'] },
  { id: 'redo', name: 'Redo', group: 'Site', keys: ['mod+shift+Z', 'mod+Y'] },
  { id: 'preview', name: 'Show or hide the preview', group: 'Site', keys: ['mod+\\'] },
  { id: 'history', name: 'Version history', group: 'Site', keys: ['mod+shift+H'] },
  { id: 'sync', name: 'What waits to sync', group: 'Go to', keys: ['mod+shift+S'] },
  { id: 'palette', name: 'Find a site, screen or action', group: 'Go to', keys: ['mod+K'] },
  { id: 'new-site', name: 'New site', group: 'Go to', keys: ['mod+N'] },
  { id: 'previous-tab', name: 'Previous tab', group: 'Go to', keys: ['mod+['] },
  { id: 'next-tab', name: 'Next tab', group: 'Go to', keys: ['mod+]'] },
  { id: 'shortcuts', name: 'Keyboard shortcuts', group: 'Help', keys: ['shift+?'] },
];

const isMac = (): boolean => /mac/i.test(navigator.platform);

const names: Record<string, string> = { shift: 'Shift', alt: 'Alt' };

/** The keys as the user's keyboard names them. */
export function keyCaps(keys: string): string[] {
  if (keys === 'shift+?') return ['?'];
  return keys.split('+').map((key) => (key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (names[key] ?? key)));
}

export function shortcutLabel(id: ShortcutId): string {
  const keys = shortcuts.find((shortcut) => shortcut.id === id)?.keys[0];
  return keys === undefined ? '' : keyCaps(keys).join(isMac() ? '' : '+');
}
