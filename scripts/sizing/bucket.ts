import { ListObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { toBrotli } from '../../src-main/backend/server/brotli.ts';
import type { Bucket } from '../../src-main/backend/server/bucket.ts';

export interface BucketSize {
  objects: number;
  bytes: number;
}

/** Kinds of objects by their folders in the bucket. */
const FOLDERS = { 'media/uploads/': 'uploads', 'variants/': 'sizes of pictures', 'published/': 'releases' };

/**
 * Returns the number and size of the bucket's objects by kind. Objects in none of these folders, such as the icons of
 * published sites, are of the kind `other`.
 */
export function sizesByKind(sizes: ReadonlyMap<string, number>): Record<string, BucketSize> {
  const found: Record<string, BucketSize> = {};
  for (const [name, bytes] of sizes) {
    const kind = Object.entries(FOLDERS).find(([folder]) => name.startsWith(folder))?.[1] ?? 'other';
    const known = found[kind] ?? { objects: 0, bytes: 0 };
    found[kind] = { objects: known.objects + 1, bytes: known.bytes + bytes };
  }
  return found;
}

interface Place {
  bucket: string;
  access: { endpoint: string; region: string; key: string; secret: string };
}

/**
 * Returns the sizes of all objects in bytes, by name. Uses the older list call of S3, because S3rver does not return
 * the second page of the newer call.
 */
export async function sizesOf({ bucket, access }: Place): Promise<Map<string, number>> {
  const { endpoint, region, key: accessKeyId, secret: secretAccessKey } = access;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const sizes = new Map<string, number>();
  for (let Marker: string | undefined, more = true; more;) {
    const page = await client.send(new ListObjectsCommand({ Bucket: new URL(bucket).hostname, Marker }));
    for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key, Size);
    Marker = page.Contents?.at(-1)?.Key;
    more = page.IsTruncated === true;
  }
  return sizes;
}

export async function bucketSize(place: Place): Promise<BucketSize> {
  const sizes = [...(await sizesOf(place)).values()];
  return { objects: sizes.length, bytes: sizes.reduce((sum, each) => sum + each, 0) };
}

/**
 * Measures how many milliseconds it takes to compress the texts of a site's newest release, one at a time. Also returns
 * the number of these texts and their bytes before compression.
 */
export async function brotliOf(bucket: Bucket, domain: string): Promise<{ ms: number; texts: number; bytes: number }> {
  const site = bucket.below(`published/${domain}`);
  const newest =
    [...(await site.sizes()).keys()]
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .at(-1) ?? '';
  const manifest = (await site.read(newest))?.toString() ?? '{}';
  const { objects = {}, compressed = {} } = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  const texts = await Promise.all(Object.keys(compressed).map((hash) => site.read(objects[hash] ?? '')));
  const start = performance.now();
  let bytes = 0;
  for (const text of texts) {
    if (!text) throw new Error(`A text of ${domain} is not in the bucket.`);
    await toBrotli(text);
    bytes += text.length;
  }
  return { ms: performance.now() - start, texts: texts.length, bytes };
}
