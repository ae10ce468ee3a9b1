import type { IncomingFiles } from '../../media/incoming-files.ts';

/** Returns the owner under which a site's incoming files are kept. @param key a key of the site, or its slug */
export const ownerOf = (key: string, person: string): string => `${key} ${person}`;

interface FollowDeps {
  incoming: Pick<IncomingFiles, 'renameOwner'>;
  person: () => string;
  failed: (error: unknown) => void;
}

/**
 * Makes a function that moves a renamed site's incoming files from its former slug to the new one. Only a site without
 * a key has files under its slug.
 */
export const createFollowRename =
  ({ incoming, person, failed }: FollowDeps) =>
  (from: string, to: string): void =>
    void incoming.renameOwner(ownerOf(from, person()), ownerOf(to, person())).catch(failed);
