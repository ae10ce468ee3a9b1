import type { Live, Releases } from '#shared/ipc/publishing.ipc.ts';
import type { Version } from '../../store/version-repo.ts';

interface Known {
  /** the version that this computer published last */
  last: Version | undefined;
  /** the version that a release was made from */
  versionOf(release: string): Version | undefined;
  /** the version that was on the server under that modified time */
  savedAs(modified: string): Version | undefined;
}

/** What visitors see. @param releases as the server tells them; undefined where it could not be asked */
export function liveOf(releases: Releases | undefined, { last, versionOf, savedAs }: Known): Live {
  const fromHere = last ? { published: true, version: last.id, at: last.at, guessed: true as const } : undefined;
  if (!releases?.known) return { by: releases ? 'unsaid' : 'offline', published: false, ...fromHere };
  const current = releases.releases.find((release) => release.current);
  if (!current) return { by: 'server', published: false };
  const isNewest = current === releases.releases[0];
  const told = {
    by: 'server',
    published: true,
    at: current.publishedAt,
    ...(!isNewest && { rolledBack: true as const }),
  } as const;
  // A release of another computer is known by the save that it was made from.
  const made = versionOf(current.id) ?? (releases.modified === undefined ? undefined : savedAs(releases.modified));
  if (made) return { ...told, version: made.id };
  // The newest release has no note: it was published before notes were kept, or elsewhere.
  return isNewest && last ? { ...told, version: last.id, guessed: true } : told;
}
