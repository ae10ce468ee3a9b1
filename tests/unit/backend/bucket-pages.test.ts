import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from '../../../src-main/backend/server/bucket.ts';

/** Maximum number of files that the store lists in one response. */
const A_PAGE = 1000;
const FILES = 2 * A_PAGE + 1;

/**
 * Starts a store that lists its files in several responses, as Amazon S3 does. S3rver, which other tests use, fails if
 * one response is not enough: it encrypts the continuation token with DES, which Node does not offer.
 */
async function startListing(): Promise<{ endpoint: string; asked: URLSearchParams[] }> {
  const asked: URLSearchParams[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const { searchParams } = new URL(url, 'http://store');
    asked.push(searchParams);
    const from = Number(searchParams.get('continuation-token')?.replace('after ', '') ?? 0);
    const to = Math.min(from + A_PAGE, FILES);
    const files = Array.from({ length: to - from }, (_, at) => {
      return `<Contents><Key>site/${String(from + at)}</Key><Size>${String(from + at)}</Size></Contents>`;
    });
    const more = to < FILES;
    const next = more ? `<NextContinuationToken>after ${String(to)}</NextContinuationToken>` : '';
    answer
      .setHeader('Content-Type', 'application/xml')
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${next}${files.join('')}</ListBucketResult>`,
      );
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${String(port)}`, asked };
}

test('[SRV-01] a bucket tells the sizes of all files when its store tells of them on several pages', async () => {
  const { endpoint, asked } = await startListing();
  const access = { endpoint, region: 'us-east-1', key: 'K', secret: 'S', publicRead: false };
  const sizes = await openBucket({ bucket: 's3://photos', s3: access }).below('site').sizes();
  expect([...sizes]).toEqual(Array.from({ length: FILES }, (_, at) => [String(at), at]));
  expect(asked.map((each) => each.get('prefix'))).toEqual(['site/', 'site/', 'site/']);
});
