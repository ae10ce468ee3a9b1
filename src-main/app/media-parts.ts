import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { BackendClient } from '../backend-client/client.ts';
import { type FontsFeature, fontsFeature } from '../features/fonts/index.ts';
import { type Converter, createConverter } from '../media/converter.ts';
import { createCutFonts, type CutFonts } from '../media/cut-fonts.ts';
import { PictureCache } from '../media/picture-cache.ts';
import { Pictures } from '../media/pictures.ts';
import { createPublicFetch, type PublicFetch } from '../media/public-fetch.ts';
import { publicLookup } from '../network/public-addresses.ts';
import { createServedMedia, type ServedMedia } from '../media/served-media.ts';
import { createShippedFonts } from '../media/shipped-fonts.ts';
import { Thumbnails } from '../media/thumbnails.ts';
import { type CleanOutgoing, createCleanOutgoing } from '../media/outgoing/outgoing.ts';
import { createUpload, type Upload } from '../media/upload.ts';
import { createWebFonts, type WebFontsAddress } from '../providers/web-fonts/google-fonts.ts';
import { blobReference } from '../store/blob-repo.ts';
import type { Store } from '../store/store.ts';
import type { NetworkParts } from './network-parts.ts';
import type { ServicePorts } from './ports.ts';

/** maximum bytes of the cache of downloaded and uploaded pictures, which are cached for use offline */
const PICTURES_KEPT = 512 * 1024 * 1024;
/** maximum bytes of the cache of thumbnails */
const THUMBNAILS_KEPT = 256 * 1024 * 1024;

interface Needs {
  ports: Pick<ServicePorts, 'paths' | 'startConverter' | 'logger'> & Pick<NetworkParts, 'fetch' | 'fetchBy'>;
  store: Pick<Store, 'blobs' | 'responses'>;
  client: Pick<BackendClient, 'online' | 'media'>;
  baseUrl: () => Promise<string>;
  /** returns the address of the list of web fonts; undefined if no list is set up */
  webFonts: (() => Promise<WebFontsAddress>) | undefined;
  /** prefix of the keys of the backend's pictures in the picture cache: the backend's origin, or `embedded:` */
  scope: string;
}

export interface MediaParts {
  converter: Converter;
  thumbnails: Thumbnails;
  fonts: FontsFeature;
  media: ServedMedia;
  cutFonts: CutFonts;
  upload: Upload;
  /** removes metadata from a file before it is uploaded */
  clean: CleanOutgoing;
  /** fetches public addresses only */
  publicFetch: PublicFetch;
  /** folders of the caches of pictures and thumbnails */
  pictureFolders: readonly string[];
  clearPictures(): Promise<void>;
}

/** Creates the parts that read, cache, show and upload pictures and fonts. */
export function createMediaParts({ ports, store, client, baseUrl, webFonts, scope }: Needs): MediaParts {
  const { logger, fetch } = ports;
  const log = (message: string, facts: Record<string, unknown>) => logger.warn(message, facts);
  const [picturesFolder, thumbnailsFolder] = [
    join(ports.paths.sessionData, 'Pictures'),
    join(ports.paths.sessionData, 'Thumbnails'),
  ];
  const caches = {
    pictures: new PictureCache({ folder: picturesFolder, maxBytes: PICTURES_KEPT, log }),
    thumbnails: new PictureCache({ folder: thumbnailsFolder, maxBytes: THUMBNAILS_KEPT, log }),
  };
  const converter = createConverter({ start: ports.startConverter });
  const fonts = fontsFeature({
    webFonts: webFonts && createWebFonts({ address: webFonts, fetch, logger }),
    cache: store.responses,
    logger,
  });
  const thumbnails = new Thumbnails({ cache: caches.thumbnails, converter });
  const publicFetch = createPublicFetch(ports.fetchBy(publicLookup()));
  const media = createServedMedia({
    pictures: new Pictures({ cache: caches.pictures, isOnline: () => client.online }),
    thumbnails,
    scope,
    backendUrl: baseUrl,
    isOnline: () => client.online,
    fetch,
    publicFetch,
    blob: (hash) => store.blobs.find(hash),
    shippedFonts: createShippedFonts(join(ports.paths.resources, 'fonts')),
    fontFile: (family, weight) => fonts.fileOf(family, weight),
  });
  const clean = createCleanOutgoing(converter);
  const uploadOnly = createUpload({ media: client.media, clean, baseUrl, fetch });
  const upload: Upload = async (file, options) => {
    const address = await uploadOnly(file, options);
    await media.keep(address, file).catch((error: unknown) => logger.warn('a picture was not kept', { error }));
    await thumbnails.share(blobReference(hash('sha256', file.bytes, 'hex'), file.type), address);
    return address;
  };
  return {
    ...{ converter, thumbnails, fonts, media, upload, clean, publicFetch },
    cutFonts: createCutFonts({ font: media.font, converter }),
    pictureFolders: [picturesFolder, thumbnailsFolder],
    async clearPictures() {
      await caches.pictures.clear();
      await caches.thumbnails.clear();
    },
  };
}
