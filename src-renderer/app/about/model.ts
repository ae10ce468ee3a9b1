import type { AppParts, Notice } from '#shared/ipc/app.ipc.ts';

interface ListedNotice extends Notice {
  /** its place in the whole list */
  id: number;
}

/** The notices whose name or licence has all the words; all of them for no word. */
export function noticesWith(words: string, notices: readonly Notice[]): ListedNotice[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return notices
    .map((notice, id) => ({ ...notice, id }))
    .filter(({ name, licence }) => wanted.every((word) => `${name} ${licence}`.toLowerCase().includes(word)));
}

/** Versions of the runtime; those that it does not have are left out. */
export function runtimeText({ electron, chrome, node }: AppParts['runtime']): string {
  const parts = { Electron: electron, Chromium: chrome, Node: node };
  return Object.entries(parts)
    .filter(([, version]) => version !== '')
    .map(([name, version]) => `${name} ${version}`)
    .join(' · ');
}
