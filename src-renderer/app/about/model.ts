import type { AppParts, Notice } from '#shared/ipc/app.ipc.ts';

interface ListedNotice extends Notice {
  /** index in the list of all notices */
  id: number;
}

/** Returns the notices whose name and licence together contain every word; all notices if there are no words. */
export function noticesWith(words: string, notices: readonly Notice[]): ListedNotice[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return notices
    .map((notice, id) => ({ ...notice, id }))
    .filter(({ name, licence }) => wanted.every((word) => `${name} ${licence}`.toLowerCase().includes(word)));
}

/** Returns the versions of the runtime's parts. Parts that the runtime does not have are left out. */
export function runtimeText({ electron, chrome, node }: AppParts['runtime']): string {
  const parts = { Electron: electron, Chromium: chrome, Node: node };
  return Object.entries(parts)
    .filter(([, version]) => version !== '')
    .map(([name, version]) => `${name} ${version}`)
    .join(' · ');
}
