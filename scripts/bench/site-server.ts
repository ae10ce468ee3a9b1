import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Files } from '../../src-main/backend/files/files.ts';
import type { MediaStore } from '../../src-main/backend/media/media-store.ts';
import { createImageVariants } from '../../src-main/backend/publisher/image-variants.ts';
import { createLookAtLogo } from '../../src-main/backend/publisher/logo-look.ts';
import { createRenderer, type RenderRelease } from '../../src-main/backend/publisher/render-release.ts';
import { createIcons } from '../../src-main/backend/publisher/site-icons.ts';
import { drawnMark, drawnPicture, plainPicture, sceneOf } from './drawn-picture.ts';

type Draw = (scene: number, width: number, height: number) => Promise<Sharp>;

/** Pixels of a photo of an office, which is made smaller before it is sent. */
const PHOTO = { width: 2048, height: 1365 };

interface ServedFile {
  type: string;
  body: Buffer;
  gzip?: Buffer;
}

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** `plain` photos have one color: the sizes of drawn ones take a minute to make */
  photos?: 'drawn' | 'plain';
}

/**
 * Publishes the site and serves it on loopback as the embedded backend does: gzip, a year for files named by their content,
 * a form that is posted, which is not answered here.
 */
export async function serveSite(site: SiteDocument, { photos = 'drawn' }: ServeOptions = {}): Promise<SiteServer> {
  const files = new Map<string, ServedFile>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const found = files.get(path.endsWith('/') ? `${path}index.html` : path);
    const file = found ?? files.get('/404.html');
    if (file === undefined) return void response.writeHead(404).end();
    const packed = file.gzip !== undefined && /gzip/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(found ? 200 : 404, {
      'content-type': file.type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(packed ? file.gzip : file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const release = await render[photos](site, host, 'key');
  for (const { path, type, bytes } of release.files) {
    const isText = /^(?:text\/|application\/)|xml/.test(type);
    files.set(`/${path}`, { type, body: bytes, ...(isText && { gzip: gzipSync(bytes) }) });
  }
  return {
    url: `http://${host}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** For all sites of the process, because many of their photos show the same scene. */
const render = { drawn: publisherOf(drawnPicture), plain: publisherOf(plainPicture) };

function publisherOf(draw: Draw): RenderRelease {
  const made = new Map<string, Buffer>();
  const files: Files = {
    read: async (name) => made.get(name),
    write: async (name, bytes) => void made.set(name, Buffer.from(bytes)),
    below: () => files,
  };
  const media = { read: readsDrawn(draw) };
  return createRenderer(createImageVariants(files, media), createIcons(files, media), {
    product: 'Sitewright',
    publicUrl: '',
    lookAtLogo: createLookAtLogo(media),
  });
}

function readsDrawn(draw: Draw): MediaStore['read'] {
  const photos = new Map<number, Promise<Buffer>>();
  const drawPhoto = async (scene: number): Promise<Buffer> =>
    (await draw(scene, PHOTO.width, PHOTO.height)).jpeg({ quality: 90 }).toBuffer();
  return async (address) => {
    if (!/^https:/.test(address)) return undefined;
    if (address.endsWith('.svg')) return { type: 'image/svg+xml', bytes: Buffer.from(drawnMark(address)) };
    const scene = sceneOf(address);
    const photo = photos.get(scene) ?? drawPhoto(scene);
    photos.set(scene, photo);
    return { type: 'image/jpeg', bytes: await photo };
  };
}
