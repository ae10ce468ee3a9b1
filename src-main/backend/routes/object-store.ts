import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { endings } from '#shared/domain/photo/file-types.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, parseQuery, requiredText } from '../http/parse.ts';
import { uploadFolder, uploadName } from '../media/uploads.ts';

const LIFETIME_MS = 600_000;
const presignBody = z.object({
  fileName: requiredText,
  contentType: z.enum(Object.keys(endings), 'is not the type of a photo, drawing or film'),
});
const signedQuery = z.object({ expires: z.coerce.number(), signature: z.string() });

/**
 * Routes of an object store with presigned uploads, like those of cloud providers. The uploaded files are served with
 * the other media.
 */
export function objectStoreRoutes({ media, uploads, newPictures, home }: Services): Hono<AppEnv> {
  const secret = randomBytes(32);
  const sign = (path: string, type: string, expires: number) =>
    createHmac('sha256', secret).update(`${path}\n${type}\n${expires}`).digest('hex');

  return new Hono<AppEnv>()
    .post('/api/get-presigned-url', async (c) => {
      const { fileName, contentType } = await parseBody(c, presignBody);
      const path = `${uploadFolder}${uploadName(fileName, contentType)}`;
      const bucketUrl = await uploads.addressFor?.(path, contentType);
      if (bucketUrl !== undefined) return c.json({ message: { uploadUrl: bucketUrl, fileUrl: path } });
      const expires = Date.now() + LIFETIME_MS;
      const query = new URLSearchParams({ expires: String(expires), signature: sign(path, contentType, expires) });
      const uploadUrl = `${home.originOf(c)}${path}?${query.toString()}`;
      return c.json({ message: { uploadUrl, fileUrl: path } });
    })
    .put(`${uploadFolder}:name`, async (c) => {
      const { expires, signature } = parseQuery(c, signedQuery);
      const expected = sign(c.req.path, c.req.header('Content-Type') ?? '', expires);
      const isRight =
        signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      if (!isRight || c.req.header('x-amz-acl') !== 'public-read') throw new HttpError(403, 'SignatureDoesNotMatch');
      if (Date.now() > expires) throw new HttpError(403, 'Request has expired');
      await media.write(c.req.path, Buffer.from(await c.req.arrayBuffer()));
      newPictures.add(c.req.path);
      return c.body(null, 200);
    });
}
