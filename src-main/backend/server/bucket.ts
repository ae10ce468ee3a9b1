import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Files } from '../files/files.ts';
import { HttpError } from '../http/errors.ts';
import { severalAtOnce } from '../publisher/several-at-once.ts';
import { report } from '../report.ts';
import type { Settings } from './settings.ts';

/** Files in a bucket that several servers share. All calls but `check` throw HttpError 503 if the bucket fails. */
export interface Bucket extends Files {
  below(folder: string): Bucket;
  /** Like `below`, for the folder of uploads: written files get the ACL of uploads. */
  uploadsBelow(folder: string): Bucket;
  /** Returns the sizes in bytes of all files, by name. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  /** Returns the size and the ETag of a file; undefined if there is no such file. */
  look(name: string): Promise<{ bytes: number; tag: string } | undefined>;
  /**
   * Copies an upload, and gives the copy a media type and the ACL of uploads.
   * @throws HttpError 503 if the upload has another ETag
   */
  copy(from: string, to: string, as: { tag: string; type: string }): Promise<void>;
  remove(names: Iterable<string>): Promise<void>;
  /** Returns an address to which a file of this media type can be sent (HTTP PUT) for ten minutes. */
  addressFor(name: string, type: string): Promise<string>;
  /** Throws if the bucket cannot be reached. */
  check(): Promise<void>;
}

const LIFETIME_S = 600;
/** Cache-Control of the files that the server writes. It is long, because a written file never changes. */
const ONE_YEAR = 'max-age=31536000';
const TRIES = 3;
/** Limits of each try, in milliseconds. */
const LIMITS = { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true, socketTimeout: 15_000 };

export type BucketSettings = Pick<Settings, 's3'> & { bucket: string };

export function openBucket({ bucket, s3 }: BucketSettings, limits: Partial<typeof LIMITS> = {}): Bucket {
  const { endpoint, region, key, secret, publicRead } = s3;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(key !== undefined && secret !== undefined && { credentials: { accessKeyId: key, secretAccessKey: secret } }),
    // With the library's defaults a presigned address would contain the checksum of an empty body, and bodies would be
    // sent in chunks, which not all stores support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { ...LIMITS, ...limits },
  });
  const Bucket = new URL(bucket).hostname;
  const aclOfUploads = publicRead && ({ ACL: 'public-read' } as const);

  const at = (prefix: string, acl: typeof aclOfUploads = false): Bucket => {
    const place = (name: string) => ({ Bucket, Key: prefix + name });
    return {
      read: (name) =>
        reached(async () => {
          const { Body } = await client.send(new GetObjectCommand(place(name)));
          return Body && Buffer.from(await Body.transformToByteArray());
        }),
      async write(name, bytes, type) {
        const facts = { Body: bytes, ContentLength: bytes.length, CacheControl: ONE_YEAR, ...acl };
        await reached(() =>
          client.send(
            new PutObjectCommand({ ...place(name), ...facts, ContentType: type ?? 'application/octet-stream' }),
          ),
        );
      },
      below: (folder) => at(`${prefix}${folder}/`),
      uploadsBelow: (folder) => at(`${prefix}${folder}/`, aclOfUploads),
      sizes: async () => (await reached(() => sizesBelow(prefix))) ?? new Map(),
      look: (name) =>
        reached(async () => {
          const { ContentLength = 0, ETag = '' } = await client.send(new HeadObjectCommand(place(name)));
          return { bytes: ContentLength, tag: ETag };
        }),
      async copy(from, to, { tag, type }) {
        const source = { CopySource: encodeURI(`${Bucket}/${prefix}${from}`), CopySourceIfMatch: tag };
        const facts = { MetadataDirective: 'REPLACE', ContentType: type, CacheControl: ONE_YEAR } as const;
        await reached(() => client.send(new CopyObjectCommand({ ...place(to), ...source, ...facts, ...aclOfUploads })));
      },
      remove: (names) =>
        severalAtOnce(names, async (name) => {
          await reached(() => client.send(new DeleteObjectCommand(place(name))));
        }),
      addressFor: (name, ContentType) =>
        getSignedUrl(client, new PutObjectCommand({ ...place(name), ContentType, ...aclOfUploads }), {
          expiresIn: LIFETIME_S,
          // The address is only valid for the signed media type and ACL.
          signableHeaders: new Set(['content-type', 'host']),
          unhoistableHeaders: new Set(['x-amz-acl']),
        }).catch(refuse),
      async check() {
        await client.send(new HeadBucketCommand({ Bucket }));
      },
    };
  };

  async function sizesBelow(Prefix: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key.slice(Prefix.length), Size);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return sizes;
  }

  return at('');
}

/** Returns the result of a call; undefined if there is no such file. @throws HttpError 503 for all other errors */
async function reached<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    const { $metadata: facts, name } = error as BucketError;
    if (facts?.httpStatusCode === 404 && name !== 'NoSuchBucket') return undefined;
    return refuse(error);
  }
}

type BucketError = Error & { $metadata?: { httpStatusCode?: number } };

function refuse(error: unknown): never {
  const { $metadata: facts, name, message } = error as BucketError;
  report(`The bucket could not be used: ${name}, ${message} (HTTP ${facts?.httpStatusCode ?? 'nothing'})`);
  throw new HttpError(503, 'The server’s file store does not answer. Please try again in a while.', 'files_down');
}
