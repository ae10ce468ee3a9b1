import { randomUUID } from 'node:crypto';
import { isBlobReference } from '#shared/domain/photo/blob-reference.ts';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { GALLERY } from '#shared/domain/photo/gallery.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { isLockedAt, lockReason } from '#shared/record-catalogue/locked-lists.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { recordKey } from '#shared/record/record-key.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Converter } from '../../media/converter.ts';
import { filmType } from '../../media/film-type.ts';
import type { IncomingFiles } from '../../media/incoming-files.ts';
import type { ServedMedia } from '../../media/served-media.ts';
import { namesOfSite } from '../../store/site-keys.ts';
import type { Store } from '../../store/store.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import type { HandlersOf } from '../handlers.ts';
import { createKeepFile, type KeepDeps } from '../kit/keep-file.ts';
import type { PictureBytes } from '../kit/picture-bytes.ts';
import type { SentAddress } from '../kit/sent-address.ts';
import { appendArchived } from './append-archived.ts';
import { ownerOf } from './file-owner.ts';
import { galleryNow } from './renamed-gallery.ts';

export interface PhotosPorts extends KeepDeps {
  keepPoster: ServedMedia['keepPoster'];
  client: { media: Pick<BackendClient['media'], 'merge' | 'archived'> };
  converter: Pick<Converter, 'photo' | 'logo' | 'drawing' | 'crop' | 'look'>;
  incoming: Pick<IncomingFiles, 'put' | 'ofOwner' | 'read' | 'remove'>;
  /** the current user */
  person: () => string;
  pictureBytes: PictureBytes;
  sentAddress: SentAddress;
  /** @throws AppError NOT_OPEN */
  actor: (slug: string) => Pick<SiteActor, 'slug' | 'site' | 'editForWindow'>;
  store: { versions: Pick<Store['versions'], 'list' | 'readable'> };
  /** Returns the JSON text of the server's copy of the record. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  /** returns the present slug of a site that was opened under the given slug. @throws AppError NOT_OPEN */
  slugNow: (slug: string) => string;
}

const CROPPED = 'cropped';

export function photosFeature(ports: PhotosPorts): Omit<HandlersOf<'photos'>, 'photos.industryStock'> {
  const { client, converter, incoming, pictureBytes, sentAddress } = ports;
  const keepFile = createKeepFile(ports);

  /** Returns the owners under which the site's files may be kept, the most permanent key first. */
  const ownersOf = (slug: string): string[] =>
    namesOfSite(ports.savedRecord(slug), ports.slugNow(slug)).map((name) => ownerOf(name, ports.person()));

  return {
    'photos.take': async ({ slug, place, name, bytes }) => {
      return { file: await incoming.put({ owner: ownersOf(slug)[0]!, place, name }, bytes) };
    },

    'photos.waiting': async ({ slug }) => {
      const files = await incoming.ofOwner(ownersOf(slug));
      return { files: files.map(({ id, place, name }) => ({ file: id, place, name })) };
    },

    'photos.letGo': async ({ files }) => {
      await incoming.remove(files);
      return {};
    },

    'photos.keep': async ({ file, as, films, picture }, { signal }) => {
      const { name, bytes } = await incoming.read(file);
      if (!films && filmType(bytes) !== undefined) throw new AppError('BAD_PICTURE', refusals.noFilmHere);
      return keepFile({ name, bytes }, () =>
        as === 'logo' ? converter.logo(bytes, signal) : converter.photo(bytes, signal, picture),
      );
    },

    'photos.keepIcon': async ({ name, bytes }, { signal }) => {
      const { photo } = await keepFile({ name, bytes }, () => converter.drawing(bytes, signal));
      return { photo };
    },

    'photos.keepPoster': async ({ film, bytes, forPages }, { signal }) => {
      await ports.keepPoster(film, bytes, signal);
      if (!forPages) return {};
      const { photo } = await keepFile({ name: 'poster', bytes }, () => converter.photo(bytes, signal));
      return { photo };
    },

    'photos.subject': async ({ photo }, { signal }) => {
      const { bytes } = await pictureBytes(photo);
      return (await converter.look(bytes, signal)).subject;
    },

    'photos.crop': async ({ photo, area, output }, { signal }) => {
      const { bytes } = await pictureBytes(photo);
      return keepFile({ name: nameOf(photo), bytes }, () => converter.crop(bytes, { area, output }, signal));
    },

    'photos.merge': async ({ slug, images, alignment, galleryName }, { signal }) => {
      const idKey = recordKey(RawValue.parse(ports.savedRecord(slug)), 'id_key');
      const [first, second] = [await sentAddress(images[0], signal), await sentAddress(images[1], signal)];
      const photo = await client.media.merge({ images: [first, second], idKey, alignment, galleryName }, { signal });
      return { photo };
    },

    'photos.archived': async ({ slug }, { signal }) => {
      const photos = await client.media.archived(recordKey(RawValue.parse(ports.savedRecord(slug)), 'sitePk'), {
        signal,
      });
      return { photos: photos.map(({ text }) => text) };
    },

    'photos.appendArchived': ({ slug, photos }) => {
      const actor = ports.actor(slug);
      if (isLockedAt(actor.site, GALLERY)) throw new AppError('BAD_ANSWER', lockReason(GALLERY));
      const operations = appendArchived(actor.site, photos, (name) =>
        galleryNow(name, actor.site, earlierSites(ports.store.versions, actor.slug)),
      );
      return { ...actor.editForWindow(`archived ${randomUUID()}`, operations), appended: operations.length };
    },
  };
}

/** Yields the earlier states of the site, the latest first, without unreadable copies. */
function* earlierSites(versions: PhotosPorts['store']['versions'], slug: string): Generator<SiteDocument> {
  for (const { id } of versions.list(slug)) {
    const document = versions.readable(slug, id);
    if (document !== undefined) yield parseJson(document) as SiteDocument;
  }
}

/** Returns a file name for a cropped photo, without extension. A blob reference contains no file name to use. */
function nameOf(photo: string): string {
  const last = /([^/?#]+)(?:[?#].*)?$/.exec(photo)?.[1] ?? '';
  return isBlobReference(photo) ? CROPPED : `${last.replace(/\.\w+$/, '')}-${CROPPED}`;
}
