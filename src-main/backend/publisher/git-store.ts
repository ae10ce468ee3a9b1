import * as fs from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import * as git from 'isomorphic-git';
import { nothingIfMissing, removeWhole, writeWhole } from '../part-files.ts';
import { holderOf, isRelease, manifestOf, RELEASE_FILE, releaseId, RELEASES_KEPT } from './release.ts';
import type { PublishHooks, NewRelease, Release, ReleaseStore } from './release.ts';
import { report } from '../report.ts';

const BRANCH = 'refs/heads/pages';
const author = { name: 'Sitewright', email: 'publish@sitewright.example' };

interface Commit {
  oid: string;
  tree: string;
  release: Release;
  /** ID of the parent commit */
  parent: string | undefined;
}

/** A git tree that is being built. It maps each name to a subfolder, or to the ID of a file's content. */
type Folder = Map<string, Folder | string>;

/**
 * Stores releases as commits on the `pages` branch of a bare git repository, which code-hosting services publish.
 * Objects are written first; then the branch moves to the new commit in one step.
 */
export function createGitStore(gitdir: string): ReleaseStore {
  const writeFile = (file: string, content: string | Uint8Array) => writeWhole(file, content, { folder: gitdir });
  const repository = { fs: { promises: { ...fs.promises, writeFile } }, gitdir };
  const branch = join(gitdir, BRANCH);
  let known: Promise<Commit[]> | undefined;

  function commits(): Promise<Commit[]> {
    known ??= readCommits().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  async function readCommits(): Promise<Commit[]> {
    const found: Commit[] = [];
    let oid: string | undefined = (await readFile(branch, 'utf8').catch(nothingIfMissing))?.trim();
    while (oid !== undefined && found.length < RELEASES_KEPT) {
      const each: Commit | undefined = await readCommit(oid);
      if (!each) break;
      found.push(each);
      oid = each.parent;
    }
    return found;
  }

  /** Reads a commit. Returns undefined if the commit is damaged; then earlier commits cannot be reached either. */
  async function readCommit(oid: string): Promise<Commit | undefined> {
    try {
      const { commit } = await git.readCommit({ ...repository, oid });
      const { blob } = await git.readBlob({ ...repository, oid, filepath: RELEASE_FILE });
      const release: unknown = JSON.parse(Buffer.from(blob).toString());
      return isRelease(release) ? { oid, tree: commit.tree, release, parent: commit.parent[0] } : undefined;
    } catch (error) {
      // An error of the disk does not show that the commit is damaged, so the error is thrown.
      if (error instanceof Error && 'syscall' in error) throw error;
      report(`${gitdir}: the commit ${oid} is damaged: ${String(error)}`);
      return undefined;
    }
  }

  /**
   * Writes an object and checks that it can be read. git never overwrites an object, so a damaged one with the same ID
   * is deleted, and the object is written again.
   */
  async function writeSound(write: () => Promise<string>): Promise<string> {
    const oid = await write();
    try {
      await git.readObject({ ...repository, oid, format: 'content' });
      return oid;
    } catch {
      await rm(join(gitdir, 'objects', oid.slice(0, 2), oid.slice(2)), { force: true });
      return write();
    }
  }

  async function commit(
    tree: string,
    release: Release,
    message: string,
    { beforeShown: beforeRename }: PublishHooks = {},
  ): Promise<Release> {
    const before = await commits();
    const parent = before[0]?.oid;
    const timestamp = Math.floor(release.publishedAt / 1000);
    const oid = await writeSound(() =>
      git.commit({
        ...repository,
        tree,
        message,
        author: { ...author, timestamp, timezoneOffset: 0 },
        parent: parent === undefined ? [] : [parent],
        noUpdateBranch: true,
        ref: BRANCH,
      }),
    );
    await writeWhole(branch, `${oid}\n`, { folder: gitdir, beforeRename });
    known = Promise.resolve([{ oid, tree, release, parent }, ...before].slice(0, RELEASES_KEPT));
    return release;
  }

  async function initialise(): Promise<void> {
    await git.init({ ...repository, bare: true, defaultBranch: 'pages' });
    await mkdir(dirname(branch), { recursive: true });
  }

  async function writeTree(folder: Folder): Promise<string> {
    const tree = await Promise.all(
      [...folder].map(async ([path, entry]) =>
        typeof entry === 'string'
          ? { mode: '100644', path, oid: entry, type: 'blob' as const }
          : { mode: '040000', path, oid: await writeTree(entry), type: 'tree' as const },
      ),
    );
    return writeSound(() => git.writeTree({ ...repository, tree }));
  }

  async function treeOf(files: NewRelease['files'], release: Release): Promise<string> {
    const top: Folder = new Map();
    const all = [...files, { path: RELEASE_FILE, bytes: Buffer.from(JSON.stringify(release)) }];
    for (const { path, bytes } of all) {
      const holder = path.split('/').slice(0, -1).reduce(folderIn, top);
      const oid = await writeSound(() => git.writeBlob({ ...repository, blob: bytes }));
      holder.set(posix.basename(path), oid);
    }
    return writeTree(top);
  }

  return {
    current: async () => (await commits())[0]?.release,
    list: async () => distinct((await commits()).map(({ release }) => release)),

    async publish(added, during) {
      const [last] = await commits();
      const files = manifestOf(added.files);
      const id = releaseId(files, added.redirects);
      const isShown = last?.release.id === id;
      if (!last) await initialise();
      const release = isShown
        ? last.release
        : { id, publishedAt: added.publishedAt, files, redirects: added.redirects };
      // The objects are written even if the release is shown already, because they may have been damaged since.
      const tree = await treeOf(added.files, release);
      return isShown ? release : commit(tree, release, `Publish ${id}`, during);
    },

    async rollBack(id, during) {
      const target = (await commits()).find(({ release }) => release.id === id);
      if (!target) throw new RangeError(`no release ${id}`);
      return commit(target.tree, target.release, `Roll back to ${id}`, during);
    },

    async read(path) {
      const all = await commits();
      const [current] = all;
      const holder =
        current &&
        holderOf(
          path,
          current.release,
          all.map(({ release }) => release),
        );
      const file = holder?.files[path];
      const oid = all.find(({ release }) => release === holder)?.oid;
      if (!file || oid === undefined) return undefined;
      const { blob } = await git.readBlob({ ...repository, oid, filepath: path });
      return { ...file, bytes: blob };
    },

    async remove() {
      known = Promise.resolve([]);
      await removeWhole(gitdir);
    },
  };
}

function folderIn(parent: Folder, name: string): Folder {
  const known = parent.get(name);
  if (known instanceof Map) return known;
  const made: Folder = new Map();
  parent.set(name, made);
  return made;
}

/** Returns each release once. A rollback makes another commit of an existing release. */
function distinct(releases: readonly Release[]): Release[] {
  return releases.filter(({ id }, at) => releases.findIndex((each) => each.id === id) === at);
}
