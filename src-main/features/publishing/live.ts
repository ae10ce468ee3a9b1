import type { Live, Releases } from '#shared/ipc/publishing.ipc.ts';
import type { Version } from '../../store/version-repo.ts';

interface Known {
  /** the version that this computer published last */
  last: Version | undefined;
  /** returns the version that a release was made from */
  versionOf(release: string): Version | undefined;
  /** returns the version that the server had with this modified time */
  savedAs(modified: string): Version | undefined;
}

/** Returns what visitors see. @param releases as the server reports them; undefined if the server could not be asked */
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
  // A release from another computer is recognized by the modified time of the save that it was made from.
  const made = versionOf(current.id) ?? (releases.modified === undefined ? undefined : savedAs(releases.modified));
  if (made) return { ...told, version: made.id };
  // The newest release may have been published elsewhere, so the version that this computer published last is a guess.
  return isNewest && last ? { ...told, version: last.id, guessed: true } : told;
}
