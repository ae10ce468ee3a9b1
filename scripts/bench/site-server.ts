import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Files } from '../../src-main/backend/files/files.ts';
import { folderFiles } from '../../src-main/backend/files/folder-files.ts';
import type { MediaStore } from '../../src-main/backend/media/media-store.ts';
import { type Answer, type HeaderOf, textAnswer } from '../../src-main/backend/pages/answer.ts';
import { fileAnswer } from '../../src-main/backend/pages/file-answer.ts';
import { lookUp } from '../../src-main/backend/pages/look-up.ts';
import { createFolderStore } from '../../src-main/backend/publisher/folder-store.ts';
import { createImageVariants } from '../../src-main/backend/publisher/image-variants.ts';
import { createLookAtLogo } from '../../src-main/backend/publisher/logo-look.ts';
import { createRenderer, type RenderRelease } from '../../src-main/backend/publisher/render-release.ts';
import { createIcons } from '../../src-main/backend/publisher/site-icons.ts';
import { createKeptBodies } from '../../src-main/backend/server/kept-bodies.ts';
import { servePlainly, serveSecurely } from './page-server.ts';
import { drawnMark, drawnPicture, plainPicture, sceneOf } from './drawn-picture.ts';

type Draw = (scene: number, width: number, height: number) => Promise<Sharp>;

/** Size in pixels of an original photo, from which the sizes for pages are made. */
const PHOTO = { width: 2048, height: 1365 };
/** maximum number of bytes of files that the server keeps in memory */
const KEPT_BYTES = 64 * 2 ** 20;

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /**
   * what photos show: `plain` photos have a single color, and their sizes are made quickly; making all sizes of `drawn`
   * photos, which are the default, takes about a minute
   */
  photos?: 'drawn' | 'plain';
  /** folder for the sizes of photos, which other processes can use too; without a folder, memory holds the sizes */
  picturesFolder?: string;
  /** serves TLS and HTTP/2; the default is plain HTTP/1.1, which starts faster */
  secure?: boolean;
}

/**
 * Publishes the site and serves it on the loopback interface, like the server for an agency, but without the routes for
 * forms that visitors submit.
 */
export async function serveSite(site: SiteDocument, options: ServeOptions = {}): Promise<SiteServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-pages-'));
  const store = createFolderStore(folder);
  const bodies = createKeptBodies(KEPT_BYTES);
  const answer = async (url: string, header: HeaderOf): Promise<Answer> => {
    const found = await lookUp(store, url.replace(/[?#].*$/, ''));
    return found.kind === 'file' ? fileAnswer(store, found, bodies, header) : textAnswer(404, 'Not found');
  };
  const { host, close } = await (options.secure ? serveSecurely : servePlainly)(answer);
  await store.publish(await rendererFor(options)(site, host, 'key'));
  return {
    url: `${options.secure ? 'https' : 'http'}://${host}/`,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const draws: Record<NonNullable<ServeOptions['photos']>, Draw> = { drawn: drawnPicture, plain: plainPicture };
/**
 * Renderers, by their options. All sites of this process share a renderer, so that the sizes of each scene are made
 * only once, although many photos show the same scene.
 */
const renderers = new Map<string, RenderRelease>();

function rendererFor({ photos = 'drawn', picturesFolder }: ServeOptions): RenderRelease {
  const key = `${photos} ${picturesFolder ?? ''}`;
  const known = renderers.get(key);
  if (known) return known;
  const files = picturesFolder === undefined ? filesInMemory() : folderFiles(join(picturesFolder, photos));
  const renderer = publisherOf(draws[photos], files);
  renderers.set(key, renderer);
  return renderer;
}

function filesInMemory(): Files {
  const made = new Map<string, Buffer>();
  const files: Files = {
    read: async (name) => made.get(name),
    write: async (name, bytes) => void made.set(name, Buffer.from(bytes)),
    below: () => files,
  };
  return files;
}

function publisherOf(draw: Draw, files: Files): RenderRelease {
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
