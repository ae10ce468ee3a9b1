import { galleryName, galleryOf } from '#shared/domain/photo/gallery.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

type Galleries = Pick<SiteDocument, 'gallery' | 'gallery_names'>;

const namesOf = (site: Galleries): string[] => list(site.gallery_names).map(galleryName);

/**
 * Returns the present name of a gallery that once had the given name. Returns the given name if no other name can be
 * found.
 * @param earlier states of the site, the latest first; read only until a state has the name
 */
export function galleryNow(name: string, now: Galleries, earlier: Iterable<Galleries>): string {
  if (name === '' || namesOf(now).includes(name)) return name;
  const later = [now];
  for (const site of earlier) {
    if (!namesOf(site).includes(name)) {
      later.unshift(site);
      continue;
    }
    let [known, before]: [string | undefined, Galleries] = [name, site];
    for (const after of later) {
      known = known === undefined ? undefined : nextName(known, before, after);
      before = after;
    }
    return known ?? name;
  }
  return name;
}

/** Returns the gallery's name in the state `after`; undefined if the gallery is gone or its new name is unclear. */
function nextName(name: string, before: Galleries, after: Galleries): string | undefined {
  const [old, next] = [namesOf(before), namesOf(after)];
  if (next.includes(name)) return name;
  const added = next.filter((each) => each !== '' && !old.includes(each));
  const left = old.filter((each) => each !== '' && !next.includes(each));
  const followed = whereMostAre(name, before, after);
  if (followed !== undefined) return added.includes(followed) ? followed : undefined;
  if (added.length === 1 && left.length === 1) return added[0];
  const inPlace = next[old.indexOf(name)];
  return old.length === next.length && inPlace !== undefined && added.includes(inPlace) ? inPlace : undefined;
}

/**
 * Returns the gallery to which most photos of the named gallery have moved; undefined if none of these photos is left.
 */
function whereMostAre(name: string, before: Galleries, after: Galleries): string | undefined {
  const own = new Set(photosOf(before).flatMap((photo) => (galleryOf(photo) === name ? [text(photo.photo)] : [])));
  const counts = new Map<string, number>();
  for (const photo of photosOf(after)) {
    if (own.has(text(photo.photo))) counts.set(galleryOf(photo), (counts.get(galleryOf(photo)) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const photosOf = ({ gallery }: Galleries) => list(gallery).filter((photo) => photo !== null);
