import * as fs from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as git from 'isomorphic-git';
import { holderOf, manifestOf, releaseId, RELEASES_KEPT } from './release.ts';
import type { NewRelease, Release, ReleaseStore } from './release.ts';

const BRANCH = 'refs/heads/pages';
/** the release as JSON, in the tree beside its files */
const RELEASE = '.release.json';
const author = { name: 'Sitewright', email: 'publish@sitewright.example' };

interface Commit {
  oid: string;
  tree: string;
  release: Release;
}

/** Git's tree while it is put together: folders by name, files by the id of their content. */
type Folder = Map<string, Folder | string>;

/**
 * Releases as commits on the `pages` branch of a bare git repository, as code-hosting services publish them. Objects are
 * written first; the branch then moves to the new commit in one step.
 */
export function createGitStore(gitdir: string): ReleaseStore {
  const repository = { fs, gitdir };
  let known: Promise<Commit[]> | undefined;

  const commits = (): Promise<Commit[]> => (known ??= readCommits());

  async function readCommits(): Promise<Commit[]> {
    if (!(await exists(join(gitdir, BRANCH)))) return [];
    const found: Commit[] = [];
    for (const { oid, commit } of await git.log({ ...repository, ref: BRANCH, depth: RELEASES_KEPT })) {
      const { blob } = await git.readBlob({ ...repository, oid, filepath: RELEASE });
      found.push({ oid, tree: commit.tree, release: JSON.parse(Buffer.from(blob).toString()) as Release });
    }
    return found;
  }

  async function commit(tree: string, release: Release, message: string): Promise<Release> {
    const before = await commits();
    const timestamp = Math.floor(release.publishedAt / 1000);
    const oid = await git.commit({
      ...repository,
      tree,
      message,
      author: { ...author, timestamp, timezoneOffset: 0 },
      parent: before.slice(0, 1).map((each) => each.oid),
      noUpdateBranch: true,
      ref: BRANCH,
    });
    await writeFile(join(gitdir, `${BRANCH}.lock`), `${oid}\n`, { flush: true });
    await rename(join(gitdir, `${BRANCH}.lock`), join(gitdir, BRANCH));
    known = Promise.resolve([{ oid, tree, release }, ...before].slice(0, RELEASES_KEPT));
    return release;
  }

  async function writeTree(folder: Folder): Promise<string> {
    const tree = await Promise.all(
      [...folder].map(async ([path, entry]) =>
        typeof entry === 'string'
          ? { mode: '100644', path, oid: entry, type: 'blob' as const }
          : { mode: '040000', path, oid: await writeTree(entry), type: 'tree' as const },
      ),
    );
    return git.writeTree({ ...repository, tree });
  }

  async function treeOf(files: NewRelease['files'], release: Release): Promise<string> {
    const top: Folder = new Map();
    const all = [...files, { path: RELEASE, bytes: Buffer.from(JSON.stringify(release)) }];
    for (const { path, bytes } of all) {
      const holder = path.split('/').slice(0, -1).reduce(folderIn, top);
      holder.set(posix.basename(path), await git.writeBlob({ ...repository, blob: bytes }));
    }
    return writeTree(top);
  }

  return {
    current: async () => (await commits())[0]?.release,
    list: async () => distinct((await commits()).map(({ release }) => release)),

    async publish(added) {
      const [last] = await commits();
      const files = manifestOf(added.files);
      const id = releaseId(files, added.redirects);
      if (last?.release.id === id) return last.release;
      if (!last) await initialise(gitdir);
      const release: Release = { id, publishedAt: added.publishedAt, files, redirects: added.redirects };
      return commit(await treeOf(added.files, release), release, `Publish ${id}`);
    },

    async rollBack(id) {
      const target = (await commits()).find(({ release }) => release.id === id);
      if (!target) throw new RangeError(`no release ${id}`);
      return commit(target.tree, target.release, `Roll back to ${id}`);
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
      // The branch goes first: a removal that is cut short leaves nothing that is shown.
      await rm(join(gitdir, BRANCH), { force: true });
      await rm(gitdir, { recursive: true, force: true });
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

async function initialise(gitdir: string): Promise<void> {
  await git.init({ fs, gitdir, bare: true, defaultBranch: 'pages' });
  await mkdir(join(gitdir, 'refs', 'heads'), { recursive: true });
}

/** A rollback makes a commit of its own for a release that is there already. */
function distinct(releases: readonly Release[]): Release[] {
  return releases.filter(({ id }, at) => releases.findIndex((each) => each.id === id) === at);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
