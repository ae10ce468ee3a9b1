import type { UpdateInfo } from 'electron-updater';

/** Most characters of the notes that windows get. */
const LONGEST = 20_000;

/** What the feed says of an update as plain text; undefined where it says nothing. */
export function notesOf({ releaseNotes }: Pick<UpdateInfo, 'releaseNotes'>): string | undefined {
  const parts = typeof releaseNotes === 'string' ? [releaseNotes] : (releaseNotes ?? []).map(({ note }) => note ?? '');
  const text = parts.join('\n\n').trim();
  return text === '' ? undefined : text.slice(0, LONGEST);
}
