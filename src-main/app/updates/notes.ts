import type { UpdateInfo } from 'electron-updater';

/** Maximum number of characters of the notes that windows receive. */
const LONGEST = 20_000;

/** Returns the feed's notes about an update as one string; undefined if there are none. */
export function notesOf({ releaseNotes }: Pick<UpdateInfo, 'releaseNotes'>): string | undefined {
  const parts = typeof releaseNotes === 'string' ? [releaseNotes] : (releaseNotes ?? []).map(({ note }) => note ?? '');
  const text = parts.join('\n\n').trim();
  return text === '' ? undefined : text.slice(0, LONGEST);
}
