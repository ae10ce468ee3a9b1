import type { IncomingFiles } from '../../media/incoming-files.ts';

/** Whose the files are that were given for a site. @param key what the site is known by */
export const ownerOf = (key: string, person: string): string => `${key} ${person}`;

interface FollowDeps {
  incoming: Pick<IncomingFiles, 'handOver'>;
  person: () => string;
  failed: (error: unknown) => void;
}

/** The files that wait for a site which nothing but its slug tells follow it when that is changed. */
export const createFollowRename =
  ({ incoming, person, failed }: FollowDeps) =>
  (from: string, to: string): void =>
    void incoming.handOver(ownerOf(from, person()), ownerOf(to, person())).catch(failed);
