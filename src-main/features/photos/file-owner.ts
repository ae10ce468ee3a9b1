import type { IncomingFiles } from '../../media/incoming-files.ts';

/** The owner under which files of a site are kept. @param key a key of the site, or its slug */
export const ownerOf = (key: string, person: string): string => `${key} ${person}`;

interface FollowDeps {
  incoming: Pick<IncomingFiles, 'handOver'>;
  person: () => string;
  failed: (error: unknown) => void;
}

/** When a site without a key is renamed, moves its waiting files to the new slug. */
export const createFollowRename =
  ({ incoming, person, failed }: FollowDeps) =>
  (from: string, to: string): void =>
    void incoming.handOver(ownerOf(from, person()), ownerOf(to, person())).catch(failed);
