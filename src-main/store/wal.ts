import { endianness } from 'node:os';

/**
 * Damage of a write-ahead log. SQLite reads a log up to the first frame whose checksum is wrong, and does not say what
 * it left out. The wal-index, a shared-memory file beside the log, says how many frames were committed. The number is
 * written after these frames have reached the disk. If the log has fewer sound frames, the log was damaged later.
 * (https://sqlite.org/walformat.html)
 */
export interface LogDamage {
  /** number of committed frames that are neither sound in the log nor copied to the database */
  lostFrames: number;
  /** what happened to the log, in words for the user */
  problem: string;
}

interface Frame {
  page: number;
  /** if the frame ends a commit, the number of pages of the database after it; else 0 */
  pagesAfter: number;
  data: Buffer;
  ownSalt: boolean;
  /** whether the log's header and all frames up to and including this one are sound, so that SQLite reads this frame */
  chained: boolean;
}

interface Log {
  headerSound: boolean;
  salt: Buffer | undefined;
  pageSize: number;
  frames: Frame[];
}

interface Index {
  salt: Buffer;
  /** number of committed frames */
  committed: number;
  /** number of committed frames that were already copied to the database */
  copied: number;
}

const HEADER = 32;
const FRAME_HEADER = 24;
const INDEX_HEADER = 48;

/** Returns the damage of a log; undefined if no harmful damage is found. */
export function inspectLog(wal: Buffer, shm: Buffer): LogDamage | undefined {
  const log = readLog(wal);
  const index = readIndex(shm);
  const readable = log.frames.findIndex(({ chained }) => !chained);
  const chain = log.frames.slice(0, readable < 0 ? log.frames.length : readable);
  const sound = chain.findLastIndex(({ pagesAfter }) => pagesAfter > 0) + 1;
  if (index && index.committed > sound && isOfIndex(log, index)) {
    const lostFrames = Math.max(0, index.committed - Math.max(index.copied, sound));
    // Even if all committed frames were copied to the database, a log with some sound frames counts as damaged: SQLite
    // would replace newer pages of the database by the older pages in these frames.
    const isOver = lostFrames === 0 && sound === 0;
    return isOver ? undefined : { lostFrames, problem: 'the log of the last edits is cut short or damaged' };
  }
  // The index does not show any loss. SQLite waits until a commit is on the disk before it writes the next frame. So a
  // commit that is followed by another frame, but is not sound, was damaged later.
  const later = log.frames.slice(sound);
  const commit = later.findIndex(
    ({ pagesAfter, ownSalt }, at) => pagesAfter > 0 && ownSalt && later[at + 1]?.ownSalt === true,
  );
  if (commit >= 0) return { lostFrames: commit + 1, problem: 'the log of the last edits is damaged' };
  if (!index && wal.length > HEADER && !log.headerSound) {
    return { lostFrames: log.frames.length, problem: 'the log of the last edits is not readable' };
  }
  return undefined;
}

/**
 * Returns the database with all committed frames of its log copied in. Damaged frames are copied too, because the
 * hashes of the rows show which rows are damaged. The result is marked as a database without a log.
 */
export function withLog(database: Buffer, wal: Buffer, shm: Buffer): Buffer {
  const log = readLog(wal);
  const index = readIndex(shm);
  const claimed = index && isOfIndex(log, index) ? index : undefined;
  const own = log.frames.filter(({ ownSalt }) => ownSalt);
  const most = database.length / log.pageSize + own.length;
  const last = own.findLastIndex(
    ({ pagesAfter }, at) => pagesAfter > 0 && pagesAfter <= most && (!claimed || at < claimed.committed),
  );
  const frames = own.slice(claimed?.copied ?? 0, last + 1);
  const pages = frames.at(-1)?.pagesAfter ?? 0;
  const result = Buffer.alloc(Math.max(database.length, pages * log.pageSize));
  database.copy(result);
  for (const { page, data } of frames) if (page > 0 && page <= pages) data.copy(result, (page - 1) * log.pageSize);
  if (result.length >= 20) result.fill(1, 18, 20);
  return result;
}

/** Whether the index describes this log. It does not if the log was restarted after the index reached the disk. */
function isOfIndex(log: Log, index: Index): boolean {
  if (!log.headerSound || !log.salt || log.salt.equals(index.salt)) return true;
  const ahead = (log.salt.readUInt32BE(0) - index.salt.readUInt32BE(0)) >>> 0;
  return ahead === 0 || ahead > 0x7fffffff;
}

function readLog(wal: Buffer): Log {
  const empty: Log = { headerSound: false, salt: undefined, pageSize: 4096, frames: [] };
  if (wal.length < HEADER) return empty;
  const bigEndian = (wal.readUInt32BE(0) & 1) === 1;
  const headerSound =
    wal.readUInt32BE(0) >>> 1 === 0x377f0682 >>> 1 &&
    sameSum(checksum(wal.subarray(0, 24), [0, 0], bigEndian), wal.subarray(24, 32));
  const pageSize = headerSound ? wal.readUInt32BE(8) : 4096;
  const stride = FRAME_HEADER + pageSize;
  if (wal.length < HEADER + stride) return { ...empty, headerSound };
  const salt = headerSound ? wal.subarray(16, 24) : wal.subarray(HEADER + 8, HEADER + 16);
  const frames: Frame[] = [];
  let chained = headerSound;
  for (let at = HEADER; at + stride <= wal.length; at += stride) {
    const header = wal.subarray(at, at + FRAME_HEADER);
    const data = wal.subarray(at + FRAME_HEADER, at + stride);
    const before = at === HEADER ? wal.subarray(24, 32) : wal.subarray(at - stride + 16, at - stride + 24);
    const seed = [before.readUInt32BE(0), before.readUInt32BE(4)] as const;
    const sum = checksum(data, checksum(header.subarray(0, 8), seed, bigEndian), bigEndian);
    const ownSalt = header.subarray(8, 16).equals(salt);
    chained &&= ownSalt && sameSum(sum, header.subarray(16, 24));
    frames.push({ page: header.readUInt32BE(0), pagesAfter: header.readUInt32BE(4), data, ownSalt, chained });
  }
  return { headerSound, salt, pageSize, frames };
}

/**
 * Reads the wal-index; undefined if it is damaged. The index has two copies of its header, each with a checksum, in the
 * byte order of the computer.
 */
function readIndex(shm: Buffer): Index | undefined {
  if (shm.length < 2 * INDEX_HEADER + 4) return undefined;
  const big = endianness() === 'BE';
  const word = (at: number) => (big ? shm.readUInt32BE(at) : shm.readUInt32LE(at));
  for (const at of [0, INDEX_HEADER]) {
    const [first, second] = checksum(shm.subarray(at, at + 40), [0, 0], big);
    if (word(at) !== 3007000 || first !== word(at + 40) || second !== word(at + 44)) continue;
    return { committed: word(at + 16), salt: shm.subarray(at + 32, at + 40), copied: word(2 * INDEX_HEADER) };
  }
  return undefined;
}

function checksum(bytes: Buffer, seed: readonly [number, number], bigEndian: boolean): [number, number] {
  let [first, second] = seed;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    first = (first + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + second) >>> 0;
    second = (second + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + first) >>> 0;
  }
  return [first, second];
}

function sameSum([first, second]: readonly [number, number], stored: Buffer): boolean {
  return stored.readUInt32BE(0) === first && stored.readUInt32BE(4) === second;
}
