import { copyFile, link, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { holderOf, manifestOf, releaseId, RELEASES_KEPT } from './release.ts';
import type { NewRelease, Release, ReleaseStore } from './release.ts';

interface State {
  current: string;
  /** newest first */
  releases: Release[];
}

/**
 * Releases as folders, the way a cloud bucket holds them: `releases/<id>/…`, and `releases.json`, the pointer that says
 * which one visitors see. A release is written beside the others and renamed into place; the pointer changes in one step.
 * `current` leads to the same folder, for people and for servers that serve folders.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const folderOf = (id: string) => join(folder, 'releases', id);
  const pointer = join(folder, 'releases.json');
  let known: Promise<State | undefined> | undefined;

  const state = (): Promise<State | undefined> => (known ??= readState(pointer));

  async function show(current: Release, releases: Release[]): Promise<Release> {
    const next: State = { current: current.id, releases };
    await writeFile(`${pointer}.part`, JSON.stringify(next), { flush: true });
    await rename(`${pointer}.part`, pointer);
    known = Promise.resolve(next);
    await leadTo(folderOf(current.id), join(folder, 'current')).catch(() => undefined);
    return current;
  }

  async function write({ files }: NewRelease, release: Release, previous: Release | undefined): Promise<void> {
    const part = join(folder, 'releases', `.${release.id}.part`);
    await rm(part, { recursive: true, force: true });
    for (const { path, bytes } of files) {
      const target = join(part, path);
      await mkdir(dirname(target), { recursive: true });
      const isSame = previous && previous.files[path]?.hash === release.files[path]?.hash;
      if (isSame && (await shareFile(join(folderOf(previous.id), path), target))) continue;
      await writeFile(target, bytes, { flush: true });
    }
    await mkdir(part, { recursive: true });
    await rm(folderOf(release.id), { recursive: true, force: true });
    await rename(part, folderOf(release.id));
  }

  return {
    current: async () => currentOf(await state()),
    list: async () => (await state())?.releases ?? [],

    async publish(added) {
      const before = await state();
      const current = currentOf(before);
      const files = manifestOf(added.files);
      const id = releaseId(files, added.redirects);
      if (current?.id === id) return current;
      const release: Release = { id, publishedAt: added.publishedAt, files, redirects: added.redirects };
      const others = (before?.releases ?? []).filter((each) => each.id !== id);
      if (others.length === (before?.releases.length ?? 0)) await write(added, release, current);
      const shown = await show(release, [release, ...others.slice(0, RELEASES_KEPT - 1)]);
      for (const gone of others.slice(RELEASES_KEPT - 1)) await rm(folderOf(gone.id), { recursive: true, force: true });
      return shown;
    },

    async rollBack(id) {
      const releases = (await state())?.releases ?? [];
      const release = releases.find((each) => each.id === id);
      if (!release) throw new RangeError(`no release ${id}`);
      return show(release, releases);
    },

    async read(path) {
      const now = await state();
      const current = currentOf(now);
      const holder = current && holderOf(path, current, now?.releases ?? []);
      const file = holder?.files[path];
      if (!holder || !file) return undefined;
      return { ...file, bytes: await readFile(join(folderOf(holder.id), path)) };
    },

    async remove() {
      known = Promise.resolve(undefined);
      // The pointer goes first: a removal that is cut short leaves nothing that is shown.
      await rm(pointer, { force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const currentOf = (state: State | undefined): Release | undefined =>
  state?.releases.find(({ id }) => id === state.current);

async function readState(pointer: string): Promise<State | undefined> {
  try {
    return JSON.parse(await readFile(pointer, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function leadTo(release: string, name: string): Promise<void> {
  await rm(`${name}.part`, { force: true });
  await symlink(release, `${name}.part`, 'junction');
  // Windows puts no link in the place of another.
  if (process.platform === 'win32') await rm(name, { force: true });
  await rename(`${name}.part`, name);
}

/** Files of releases never change, so two releases can share one. False where the file cannot be had. */
async function shareFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to));
    return true;
  } catch {
    return false;
  }
}
