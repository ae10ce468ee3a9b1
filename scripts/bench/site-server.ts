import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  imageKey,
  imageShapes,
  referencedFonts,
  referencedImages,
  renderSite,
  type ImageAsset,
  type ImageUse,
  type RenderInput,
} from '../../src-main/site-page/index.ts';
import { drawnMark, drawnPicture, hash, plainPicture, sceneOf } from './drawn-picture.ts';

type Draw = (scene: number, width: number, height: number) => Promise<Sharp>;

interface ServedFile {
  type: string;
  body: Buffer;
  gzip?: Buffer;
}

export interface SiteServer {
  url: string;
  /** bytes of the compressed page without its images */
  pageBytes: number;
  close(): Promise<void>;
}

export interface ServeOptions extends Partial<RenderInput> {
  /** `plain` photos have the sizes of drawn ones and one color: drawing takes half a minute */
  photos?: 'drawn' | 'plain';
}

/**
 * Serves the published site on loopback as the embedded backend does: gzip, long-lived images, photos in WebP, a form that
 * is posted, which is not answered here.
 */
export async function serveSite(
  site: SiteDocument,
  { photos = 'drawn', ...options }: ServeOptions = {},
): Promise<SiteServer> {
  const files = new Map<string, ServedFile>();
  const assets = await drawAssets(site, files, photos === 'drawn' ? drawnPicture : plainPicture);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const found = files.get(path.endsWith('/') ? `${path}index.html` : path);
    const file = found ?? files.get('/404.html');
    if (file === undefined) return void response.writeHead(404).end();
    const packed = file.gzip !== undefined && /gzip/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(found ? 200 : 404, {
      'content-type': file.type,
      'cache-control': /^\/(?:img|assets)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(packed ? file.gzip : file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const image: RenderInput['image'] = (source, use, focus) => assets.get(imageKey(source, use, focus)) ?? { src: '' };
  for (const face of referencedFonts(site)) {
    const body = await readFile(new URL(`../../resources/page-fonts/${face}.woff2`, import.meta.url));
    files.set(`/assets/${face}.woff2`, { type: 'font/woff2', body });
  }
  const font = (face: string): string => `assets/${face}.woff2`;
  const today = new Date().toISOString().slice(0, 10);
  const formAction = '/message';
  const input: RenderInput = { site, mode: 'publish', baseUrl: url, image, font, today, formAction, ...options };
  for (const { path, type, body } of renderSite(input)) {
    const bytes = Buffer.from(body);
    files.set(`/${path}`, { type, body: bytes, gzip: gzipSync(bytes) });
  }
  return {
    url,
    pageBytes: files.get('/index.html')?.gzip?.length ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function drawAssets(
  site: SiteDocument,
  files: Map<string, ServedFile>,
  draw: Draw,
): Promise<Map<string, ImageAsset>> {
  const assets = new Map<string, ImageAsset>();
  for (const { url, use, focus } of referencedImages(site)) {
    if (!/^https:/.test(url)) continue;
    const name = `/img/${hash(`${use} ${url}`).toString(36)}`;
    assets.set(
      imageKey(url, use, focus),
      url.endsWith('.svg') ? vector(url, name, files) : await photo(url, use, name, files, draw),
    );
  }
  return assets;
}

function vector(url: string, name: string, files: Map<string, ServedFile>): ImageAsset {
  const { svg, width, height } = drawnMark(url);
  const body = Buffer.from(svg);
  files.set(`${name}.svg`, { type: 'image/svg+xml', body, gzip: gzipSync(body) });
  return { src: `${name}.svg`, width, height };
}

async function photo(
  url: string,
  use: ImageUse,
  name: string,
  files: Map<string, ServedFile>,
  draw: Draw,
): Promise<ImageAsset> {
  const { jpeg, webps, width, height } = await encoded(draw, sceneOf(url), use);
  for (const [width, body] of webps) files.set(`${name}-${width}.webp`, { type: 'image/webp', body });
  files.set(`${name}.jpg`, { type: 'image/jpeg', body: jpeg });
  const srcset = webps.map(([width]) => `${name}-${width}.webp ${width}w`).join(', ');
  // The publisher gives AVIF too, which takes seconds to make. Browsers know the format by the content of a file.
  const sources = (use === 'phone' ? ['image/avif'] : ['image/avif', 'image/webp']).map((type) => ({ type, srcset }));
  return { src: `${name}.jpg`, width, height, sources };
}

/** Memoised, because many photos of a site show the same scene. */
const encoded = memoized(async (draw: Draw, scene: number, use: ImageUse) => {
  const { widths, crop, ratio } = imageShapes[use];
  const width = Math.min(1600, widths.at(-1) ?? 1600);
  const height = Math.round(width / (crop ? ratio : 1.5));
  const raster = await (await draw(scene, width, height)).raw().toBuffer({ resolveWithObject: true });
  const picture = (): Sharp => sharp(raster.data, { raw: raster.info });
  const webps = widths
    .filter((each) => each <= width)
    .map(
      async (width) => [width, await picture().resize({ width }).webp({ quality: 68, effort: 2 }).toBuffer()] as const,
    );
  const jpeg = picture().jpeg({ quality: 72, mozjpeg: false }).toBuffer();
  return { jpeg: await jpeg, webps: await Promise.all(webps), width, height };
});

function memoized<T>(make: (draw: Draw, scene: number, use: ImageUse) => Promise<T>): typeof make {
  const made = new Map<string, Promise<T>>();
  return (draw, scene, use) => {
    const key = `${draw.name} ${scene} ${use}`;
    const one = made.get(key) ?? make(draw, scene, use);
    made.set(key, one);
    return one;
  };
}
