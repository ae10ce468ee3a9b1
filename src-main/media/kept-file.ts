import { hash } from 'node:crypto';

/** A cached picture, with what is needed to decide whether it is still valid. */
export interface KeptPicture {
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
  /** any JSON: the server's cache rules, or for a thumbnail what it was made from */
  policy: unknown;
  /** only for a thumbnail: the hash by which it is compared with others (see `differenceHash`) */
  likeness?: string | undefined;
}

/** Encodes a cached picture as a file: a line of JSON, then the bytes. */
export function encodeKept(key: string, { type, bytes, policy, likeness }: KeptPicture): Buffer {
  const head = JSON.stringify({ key, type, policy, likeness, sha256: hash('sha256', bytes, 'hex') });
  return Buffer.concat([Buffer.from(`${head}\n`), bytes]);
}

/** Decodes a cached picture. Returns undefined if the file is damaged or holds the picture of another key. */
export function decodeKept(file: Buffer<ArrayBuffer>, wanted: string): KeptPicture | undefined {
  const end = file.indexOf('\n');
  try {
    const head = JSON.parse(file.toString('utf8', 0, end)) as { key: string; sha256: string } & KeptPicture;
    const bytes = file.subarray(end + 1);
    if (head.key !== wanted || head.sha256 !== hash('sha256', bytes, 'hex')) return undefined;
    return { type: head.type, policy: head.policy, likeness: head.likeness, bytes };
  } catch {
    return undefined;
  }
}
