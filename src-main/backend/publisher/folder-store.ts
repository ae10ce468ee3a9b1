import { copyFile, link, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { namesIn, nothingIfMissing, removeWhole, writeWhole } from '../part-files.ts';
import { hashOf, holderOf, isRelease, manifestOf, RELEASE_FILE, releaseId, RELEASES_KEPT } from './release.ts';
import type { PublishHooks, NewRelease, Release, ReleaseStore } from './release.ts';
import { report } from '../report.ts';
import { severalAtOnce } from './several-at-once.ts';

interface State {
  current: string;
  /** newest first */
  releases: Release[];
}

/**
 * Stores each release in a folder `releases/<id>`. The file `releases.json`, the pointer, lists the releases and names
 * the one that visitors see. A new release is written to a temporary folder, which is then renamed; after that the
 * pointer is replaced in one step. The link `current` leads to the folder of the release that visitors see, for people
 * and for web servers.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const releasesFolder = join(folder, 'releases');
  const folderOf = (id: string) => join(releasesFolder, id);
  const fileOf = (id: string, path: string) => join(folderOf(id), path);
  const pointer = join(folder, 'releases.json');
  const shownLink = join(folder, 'current');
  let known: Promise<State | undefined> | undefined;

  function state(): Promise<State | undefined> {
    known ??= readState().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function readState(): Promise<State | undefined> {
    const kept = parseState(await readFile(pointer, 'utf8').catch(nothingIfMissing));
    if (!kept) return rebuild();
    // Earlier versions of the app wrote releases without RELEASE_FILE, so that file is added.
    for (const release of kept.releases) await writeRecord(release).catch(() => undefined);
    return kept;
  }

  /** Rebuilds a damaged or lost pointer from the RELEASE_FILE of each release. */
  async function rebuild(): Promise<State | undefined> {
    const found = (await Promise.all(namesIn(releasesFolder).map(readRecord))).filter((each) => each !== undefined);
    const releases = found.sort((a, b) => b.publishedAt - a.publishedAt).slice(0, RELEASES_KEPT);
    const shown = basename(await readlink(shownLink).catch(() => ''));
    const current = releases.find(({ id }) => id === shown) ?? releases[0];
    if (!current) return undefined;
    report(`${pointer} is damaged or lost. It is made anew from the releases.`);
    const state = { current: current.id, releases };
    await writeWhole(pointer, JSON.stringify(state)).catch(() => undefined);
    return state;
  }

  async function readRecord(name: string): Promise<Release | undefined> {
    const release = parse(await readFile(fileOf(name, RELEASE_FILE), 'utf8').catch(() => ''));
    return isRelease(release) && release.id === name ? release : undefined;
  }
  const writeRecord = (release: Release): Promise<void> =>
    writeFile(fileOf(release.id, RELEASE_FILE), JSON.stringify(release), { flag: 'wx', flush: true });

  async function show(
    current: Release,
    releases: Release[],
    { beforeShown: beforeRename }: PublishHooks = {},
  ): Promise<Release> {
    const next: State = { current: current.id, releases };
    await writeWhole(pointer, JSON.stringify(next), { beforeRename });
    known = Promise.resolve(next);
    await replaceLink(folderOf(current.id), shownLink).catch(() => undefined);
    return current;
  }

  async function isIntact(id: string, path: string, hash: string | undefined): Promise<boolean> {
    const bytes = await readFile(fileOf(id, path)).catch(() => undefined);
    return bytes !== undefined && hashOf(bytes) === hash;
  }

  async function write({ files }: NewRelease, release: Release, previous: Release | undefined): Promise<void> {
    const part = fileOf(`.${release.id}.part`, '');
    await rm(part, { recursive: true, force: true });
    await severalAtOnce(files, async ({ path, bytes }) => {
      const target = join(part, path);
      await mkdir(dirname(target), { recursive: true });
      const hash = release.files[path]?.hash;
      const isSame = previous && previous.files[path]?.hash === hash && (await isIntact(previous.id, path, hash));
      if (isSame && (await shareFile(fileOf(previous.id, path), target))) return;
      await writeFile(target, bytes, { flush: true });
    });
    await mkdir(part, { recursive: true });
    await writeFile(join(part, RELEASE_FILE), JSON.stringify(release), { flush: true });
    await rm(folderOf(release.id), { recursive: true, force: true });
    await rename(part, folderOf(release.id));
  }

  /** Replaces damaged or missing files of a release one by one, because visitors may be reading the release. */
  async function mend({ files }: NewRelease, { id, files: manifest }: Release): Promise<void> {
    for (const { path, bytes } of files) {
      if (await isIntact(id, path, manifest[path]?.hash)) continue;
      await mkdir(dirname(fileOf(id, path)), { recursive: true });
      await writeWhole(fileOf(id, path), bytes, { folder: releasesFolder });
    }
  }

  async function removeAllBut(kept: readonly Release[]): Promise<void> {
    for (const name of namesIn(releasesFolder)) {
      if (!kept.some(({ id }) => id === name)) await rm(folderOf(name), { recursive: true, force: true });
    }
  }

  return {
    current: async () => currentOf(await state()),
    list: async () => (await state())?.releases ?? [],

    async publish(added, during) {
      const before = await state();
      const current = currentOf(before);
      const files = manifestOf(added.files);
      const id = releaseId(files, added.redirects);
      const kept = before?.releases ?? [];
      const release: Release = { id, publishedAt: added.publishedAt, files, redirects: added.redirects };
      const releases = [release, ...kept.filter((each) => each.id !== id)].slice(0, RELEASES_KEPT);
      try {
        if (kept.some((each) => each.id === id)) await mend(added, release);
        else await write(added, release, current);
        if (current?.id === id) return current;
        await show(release, releases, during);
        return release;
      } finally {
        // Deletes unfinished releases and those that are not kept. If a deletion fails, the next publish tries again.
        await removeAllBut((await state())?.releases ?? []).catch(() => undefined);
      }
    },

    async rollBack(id, during) {
      const releases = (await state())?.releases ?? [];
      const release = releases.find((each) => each.id === id);
      if (!release) throw new RangeError(`no release ${id}`);
      return show(release, releases, during);
    },

    async read(path) {
      const now = await state();
      const current = currentOf(now);
      const holder = current && holderOf(path, current, now?.releases ?? []);
      const file = holder?.files[path];
      if (!holder || !file) return undefined;
      return { ...file, bytes: await readFile(fileOf(holder.id, path)) };
    },

    async remove() {
      known = Promise.resolve(undefined);
      await removeWhole(folder);
    },
  };
}

const currentOf = (state: State | undefined): Release | undefined =>
  state?.releases.find(({ id }) => id === state.current);

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Parses the pointer. Returns undefined if anything in it is invalid. */
function parseState(text: string | undefined): State | undefined {
  const state = parse(text) as Partial<State> | undefined;
  if (!Array.isArray(state?.releases) || !state.releases.every(isRelease)) return undefined;
  return currentOf(state as State) && (state as State);
}

async function replaceLink(release: string, name: string): Promise<void> {
  await rm(`${name}.part`, { force: true });
  await symlink(release, `${name}.part`, 'junction');
  // On Windows renaming a link cannot replace another link.
  if (process.platform === 'win32') await rm(name, { force: true });
  await rename(`${name}.part`, name);
}

/**
 * Links a file into another release, or copies it if it cannot be linked. Files of releases never change, so they can
 * be shared. Returns false if both fail.
 */
async function shareFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to));
    return true;
  } catch {
    return false;
  }
}
