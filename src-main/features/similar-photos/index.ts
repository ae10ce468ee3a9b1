import { presentPhotos } from '#shared/domain/photo/gallery.ts';
import { isFilm } from '#shared/domain/photo/film.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Converter } from '../../media/converter.ts';
import type { PhotoIdentity } from '../../store/apart-photos-repo.ts';
import { withAddresses } from '../../store/blob-repo.ts';
import { namesOfSite } from '../../store/site-keys.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf } from '../handlers.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import { hashesOf, type HashesPorts } from './hashes.ts';
import { createKnownAgain } from './known-again.ts';

export interface SimilarPhotosPorts extends Pick<HashesPorts, 'smallPicture' | 'now'> {
  converter: Pick<Converter, 'hash' | 'groups'>;
  store: Pick<Store, 'apartPhotos' | 'blobs' | 'pictureHashes'>;
  draft: FindDraft;
  /** Returns the JSON text of the server's copy of the record. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  /** returns the present slug of a site that was opened under the given slug. @throws AppError NOT_OPEN */
  slugNow: (slug: string) => string;
}

export function similarPhotosFeature(ports: SimilarPhotosPorts): HandlersOf<'similarPhotos'> {
  const { apartPhotos, blobs, pictureHashes } = ports.store;
  const namesOf = (slug: string): string[] => namesOfSite(ports.savedRecord(slug), ports.slugNow(slug));
  const photosOf = (slug: string): PhotoIdentity[] => comparablePhotos(openDraft(ports.draft, slug));

  /**
   * Returns the sets of photos that the user declared to be different, as indexes in `photos`. Updates the stored
   * addresses and keys of these photos to the present ones.
   */
  function toldApart(slug: string, photos: readonly PhotoIdentity[]): number[][] {
    const names = namesOf(slug);
    const knownAgain = createKnownAgain(photos);
    return apartPhotos.ofSite(names).map((set) => {
      const known = set.photos.map(({ photo, key }) => knownAgain({ photo: withAddresses(photo, blobs), key }));
      const now = { id: set.id, site: names[0]!, photos: known.map(({ identity }) => identity) };
      if (JSON.stringify(now) !== JSON.stringify(set)) apartPhotos.put(now);
      return known.flatMap(({ place }) => place ?? []);
    });
  }

  return {
    'similarPhotos.find': async ({ slug }, context) => {
      const photos = photosOf(slug);
      const addresses = photos.map(({ photo }) => photo);
      const found = await hashesOf(addresses, { ...ports, hashes: pictureHashes }, context);
      const compared = photos.flatMap(({ photo, key }) => {
        const hash = found.get(photo);
        return hash === undefined ? [] : [{ photo, key, hash }];
      });
      const hashes = compared.map(({ hash }) => hash);
      const groups = await ports.converter.groups(hashes, toldApart(slug, compared), context.signal);
      return {
        groups: groups.map((places) => places.map((place) => compared[place]!.photo)),
        missing: addresses.filter((photo) => !found.has(photo)),
      };
    },

    'similarPhotos.tellApart': ({ slug, photos }) => {
      const meant = new Set(photos);
      const identities = photosOf(slug).filter(({ photo }) => meant.has(photo));
      return { note: apartPhotos.add(namesOf(slug)[0]!, identities) };
    },

    'similarPhotos.takeBack': ({ note }) => {
      apartPhotos.remove(note);
      return {};
    },
  };
}

/** Returns the photos to compare, each once and in the site's order, without archived photos and films. */
function comparablePhotos(site: SiteDocument): PhotoIdentity[] {
  const photos = presentPhotos(site).map(({ photo }) => ({
    photo: text(photo.photo).trim(),
    key: text(photo.photo_pk ?? photo['id']),
  }));
  const first = new Map<string, PhotoIdentity>();
  for (const identity of photos) if (!first.has(identity.photo)) first.set(identity.photo, identity);
  return [...first.values()].filter(({ photo }) => photo !== '' && !isFilm({ photo }));
}
