import { execFile, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** System calls on files, and the errors with which tests let them fail. */
const FAILURES: readonly { calls: readonly string[]; errors: readonly string[] }[] = [
  { calls: ['open', 'openat', 'creat'], errors: ['ENOSPC', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EROFS'] },
  {
    calls: ['rename', 'renameat', 'renameat2', 'unlink', 'unlinkat', 'mkdir', 'mkdirat', 'rmdir', 'chmod', 'fchmod'],
    errors: ['ENOSPC', 'EIO', 'EACCES', 'EROFS'],
  },
  { calls: ['write', 'pwrite64', 'writev', 'pwritev', 'ftruncate', 'fallocate'], errors: ['ENOSPC', 'EIO', 'EROFS'] },
  { calls: ['fsync', 'fdatasync'], errors: ['ENOSPC', 'EIO'] },
  { calls: ['read', 'pread64', 'readv', 'preadv', 'getdents64', 'statfs'], errors: ['EIO'] },
  { calls: ['mmap'], errors: ['ENOMEM', 'EACCES'] },
  { calls: ['stat', 'lstat', 'fstat', 'newfstatat', 'statx', 'access', 'faccessat2'], errors: ['EIO', 'EACCES'] },
  { calls: ['fcntl'], errors: ['EAGAIN', 'EIO'] },
];
/** The question mark makes strace ignore a call that the system does not have. */
const TRACED = FAILURES.flatMap(({ calls }) => calls.map((call) => `?${call}`)).join(',');
/** Calls that change, sync, rename or delete a file. `killsOf` kills the process only before these calls. */
const CHANGING = /^(write|pwrite64|ftruncate|fallocate|fsync|fdatasync|rename|unlink)$/;

export interface Fault {
  call: string;
  /** number of the call among the calls of this name in its thread, from 1 */
  nth: number;
  what: `error=${string}` | 'signal=KILL';
}

interface Made {
  call: string;
  nth: number;
  /** this call and the previous two of its thread, with their files; calls with the same place count as repetitions */
  place: string;
}

/** The calls that a script makes on the files in a folder. */
export interface Calls {
  /** the calls by name and number; of calls with the same name and number in several threads, only one */
  made: readonly Made[];
  paths: readonly string[];
}

/** Whether this computer allows a program's calls to be traced and changed. */
export const canTrace =
  process.platform === 'linux' &&
  spawnSync('strace', ['-f', '-o', '/dev/null', process.execPath, '-e', '']).status === 0;

if (!canTrace) console.warn('strace cannot follow programs on this computer: no failing calls are tested.');

/**
 * A Node script whose first argument is a folder. The script must make the same calls each time the folder has the same
 * content, because a fault names a call by its number.
 */
export class TracedScript {
  private readonly script: string;
  private readonly folder: string;
  private readonly args: readonly string[];
  private readonly log: string;

  constructor(script: string, folder: string, ...args: string[]) {
    this.script = script;
    this.folder = folder;
    this.args = args;
    this.log = `${folder} calls`;
  }

  /** Runs the script and records its calls on the folder's files. */
  async record(): Promise<Calls> {
    await this.trace('-y', '-e', `trace=${TRACED}`);
    const counts = new Map<string, number>();
    const before = new Map<string, string[]>();
    const made = new Map<string, Made>();
    const paths = new Set<string>();
    for (const line of readFileSync(this.log, 'utf8').split('\n')) {
      const [, thread, call] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
      const named = [...line.matchAll(/["<](\/[^">]+)[">]/g)].map(([, path]) => path!);
      const own = named.filter((path) => path === this.folder || path.startsWith(`${this.folder}/`));
      if (call === undefined || own.length === 0) continue;
      for (const path of own) paths.add(path);
      const nth = (counts.get(`${thread} ${call}`) ?? 0) + 1;
      counts.set(`${thread} ${call}`, nth);
      const last = [...(before.get(thread!) ?? []), `${call} ${own.join()}`].slice(-3);
      before.set(thread!, last);
      // Releasing a lock cannot fail, so this call gets no fault.
      if (!line.includes('F_UNLCK')) made.set(`${call} ${nth}`, { call, nth, place: withoutNumbers(last.join()) });
    }
    return { made: [...made.values()], paths: [...paths] };
  }

  /**
   * Runs the script with a fault. Returns the script's lines on stdout, its failure if there is one, and whether the
   * script made the call.
   */
  async runWith({ call, nth, what }: Fault, { paths }: Calls) {
    // The kernel's own filter is many times as fast, but cannot be used to send signals.
    const fast = what === 'signal=KILL' ? [] : ['--seccomp-bpf'];
    const pathOptions = paths.flatMap((path) => ['-P', path]);
    const ended = await this.trace(
      ...fast,
      '-e',
      `trace=${call}`,
      '-e',
      `inject=${call}:${what}:when=${nth}`,
      ...pathOptions,
    );
    return { ...ended, met: /INJECTED|killed by SIGKILL/.test(readFileSync(this.log, 'utf8')) };
  }

  private async trace(...options: string[]): Promise<{ lines: string[]; failure: string | undefined }> {
    const command = [process.execPath, this.script, this.folder, ...this.args];
    // Node's thread pool has a single thread. strace counts calls by thread, and several threads would share the calls
    // differently in each run.
    const env = { ...process.env, UV_THREADPOOL_SIZE: '1', NODE_COMPILE_CACHE: compiled };
    try {
      const { stdout } = await execute('strace', ['-f', '-o', this.log, ...options, ...command], { env });
      return { lines: linesOf(stdout), failure: undefined };
    } catch (error) {
      const { stdout, message } = error as Error & { stdout: string };
      return { lines: linesOf(stdout), failure: message };
    }
  }
}

/** Folder in which Node keeps compiled code between runs, because starting takes most of a run. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/** Replaces by `#` what differs in the names of files of the same kind, such as a time or a hash. */
const withoutNumbers = (text: string) => text.replace(/[0-9a-f]{8,}|\d+/g, '#');

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * Returns at most `count` faults in which calls fail. First comes one fault for each error at each place, then the
 * rest. In both parts, faults of calls with different names take turns.
 * @param seed determines the choice
 */
export function failuresOf({ made }: Calls, count: number, seed: string): Fault[] {
  const all = made.flatMap(({ call, nth, place }) =>
    errorsOf(call).map((error) => ({ place, fault: { call, nth, what: `error=${error}` } satisfies Fault })),
  );
  const byPlace = [...Map.groupBy(mixed(all, seed), ({ place, fault }) => fault.what + place).values()];
  const once = byPlace.map(([first]) => first!.fault);
  const again = byPlace.flatMap(([, ...others]) => others.map(({ fault }) => fault));
  return [...inTurn(once, seed), ...inTurn(again, seed)].slice(0, count);
}

/** Orders the faults so that those of calls with different names take turns. */
function inTurn(faults: readonly Fault[], seed: string): Fault[] {
  const byCall = mixed([...Map.groupBy(faults, ({ call }) => call).values()], seed);
  const rounds = Math.max(0, ...byCall.map((ofCall) => ofCall.length));
  return Array.from({ length: rounds }, (_, round) => byCall.flatMap((ofCall) => ofCall[round] ?? [])).flat();
}

/**
 * Returns at most `count` faults that kill the process just before a call of `CHANGING`, spread from the first of these
 * calls to the last.
 */
export function killsOf({ made }: Calls, count: number): Fault[] {
  const changing = made.filter(({ call }) => CHANGING.test(call));
  const last = Math.min(count, changing.length) - 1;
  const chosen = Array.from(
    { length: last + 1 },
    (_, at) => changing[Math.round((at / Math.max(1, last)) * (changing.length - 1))]!,
  );
  return chosen.map(({ call, nth }) => ({ call, nth, what: 'signal=KILL' }));
}

const errorsOf = (name: string) => FAILURES.find(({ calls }) => calls.includes(name))!.errors;

/** Returns a shuffled copy of the list; the same seed gives the same order. */
function mixed<T>(all: readonly T[], seed: string): T[] {
  const keyed = all.map((one) => ({ one, key: hash('sha1', seed + JSON.stringify(one)) }));
  return keyed.sort((first, second) => (first.key < second.key ? -1 : 1)).map(({ one }) => one);
}
