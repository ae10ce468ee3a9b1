import { applyToValue } from '../../record/apply-value.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { addItems, listItems, removeItems, reorder } from '../../record-catalogue/list-engine.ts';
import type { Scalar } from '../../record/operation.ts';
import { inOrder } from '../../record-catalogue/read-items.ts';
import { flag, keywords, list, number, text } from '../../record/readers.ts';
import { isApproved } from '../review/rules.ts';
import { isSample } from '../review/sample.ts';
import type { SiteDocument, Testimonial } from '../site/schema.ts';

export const ADS_PAGES = 'ads_landing_pages';
/** The maximum number of reviews that are picked for a page automatically. */
const MOST_PICKED = 5;

/** An ads page in the record's form. */
interface RawAdsPage {
  id?: Scalar;
  selected_service?: Scalar;
  about_us?: Scalar;
  best_work_photos?: ({ photo?: Scalar; order?: Scalar } | Scalar)[] | null;
  testimonials_ids?: Scalar[] | string | null;
}

export interface AdsPage {
  /** index in the record's list */
  index: number;
  service: string;
  about: string;
  /** addresses, in the order of the page */
  photos: string[];
  /** IDs of reviews */
  testimonials: string[];
}

export function adsPages(site: SiteDocument): AdsPage[] {
  return rawPages(site).map((page, index) => ({
    index,
    service: text(page?.selected_service),
    about: text(page?.about_us),
    photos: addresses(page?.best_work_photos),
    testimonials: keywords(page?.testimonials_ids),
  }));
}

const rawPages = (site: SiteDocument) => list(site[ADS_PAGES] as readonly (RawAdsPage | null)[] | null | undefined);

function addresses(photos: RawAdsPage['best_work_photos']): string[] {
  const items = list(photos).map((photo) => (typeof photo === 'object' && photo !== null ? photo : { photo }));
  return inOrder(items)
    .map(({ photo }) => text(photo))
    .filter(Boolean);
}

/**
 * Returns the operations that choose the service of a page. The service's photos become the page's best work. Up to
 * MOST_PICKED reviews of the service that may be published become the page's reviews; if there are none, the page keeps
 * the reviews that it has.
 */
export function chooseService(site: SiteDocument, index: number, service: string): Operation[] {
  const picked = testimonialsOf(site, service);
  return [
    { op: 'set', path: [ADS_PAGES, index, 'selected_service'], value: service },
    ...setPhotos(site, index, photosOf(site, service)),
    ...(picked.length > 0 ? [setTestimonials(site, index, picked)] : []),
  ];
}

/**
 * Returns the operations after which a page has exactly these photos. Photos that the page has already are moved, not
 * replaced, so that they keep their other members.
 * @param photos addresses, in the order of the page
 */
function setPhotos(site: SiteDocument, index: number, photos: readonly string[]): Operation[] {
  const path = [ADS_PAGES, index, 'best_work_photos'];
  const wanted = new Set(photos);
  const held = new Map(listItems(site, path).map((item) => [text(item.value['photo']), item.index]));
  const kept = new Set([...held].flatMap(([photo, at]) => (wanted.has(photo) ? [at] : [])));
  const others = listItems(site, path).flatMap((item) => (kept.has(item.index) ? [] : [item.index]));
  const removals = removeItems(site, path, others);
  const left = applyToValue(site, removals);
  const missing = [...wanted].filter((photo) => !held.has(photo)).map((photo) => ({ photo }));
  const additions = addItems(left, path, missing);
  const all = applyToValue(left, additions);
  const places = new Map(listItems(all, path).map((item) => [text(item.value['photo']), item.index]));
  const order = [...wanted].flatMap((photo) => places.get(photo) ?? []);
  return [...removals, ...additions, ...reorder(all, path, order)];
}

/**
 * Returns the operation that sets the reviews of a page.
 * @param ids IDs of reviews; each is written in the form in which the review itself has it, such as a number
 */
export function setTestimonials(site: SiteDocument, index: number, ids: readonly string[]): Operation {
  const own = new Map(list(site.testimonials).map((each): [string, JsonValue] => [text(each?.id), each?.id ?? null]));
  const value = ids.map((id) => own.get(id) ?? id);
  return { op: 'set', path: [ADS_PAGES, index, 'testimonials_ids'], value };
}

/** Returns the operation that inserts a copy after the page. The copy has no ID, because the server gives it one. */
export function duplicateAdsPage(site: SiteDocument, index: number): Operation[] {
  const page = rawPages(site)[index];
  if (!page) return [];
  const { id: _id, ...copy } = page;
  return [{ op: 'insert', path: [ADS_PAGES, index + 1], value: copy as JsonValue }];
}

/** Returns the addresses of the service's own photos; if it has none, of its unarchived photos in the gallery. */
function photosOf(site: SiteDocument, service: string): string[] {
  const known = list(site.services).find((each) => text(each?.['service-name']).trim() === service.trim());
  const own = inOrder(list(known?.photos).filter(Boolean)).map(({ photo }) => text(photo));
  const shown = own.filter(Boolean);
  if (shown.length > 0) return shown;
  return list(site.gallery)
    .filter((each) => each && !flag(each.archived) && text(each.associated_service).trim() === service.trim())
    .toSorted((a, b) => number(b.order, -1) - number(a.order, -1))
    .map(({ photo }) => text(photo))
    .filter(Boolean);
}

/** Returns the IDs of a service's first reviews that may be published. */
function testimonialsOf(site: SiteDocument, service: string): string[] {
  return inOrder(list(site.testimonials).filter(Boolean))
    .filter((review) => text(review.service).trim() === service.trim() && mayBeShown(review))
    .map(({ id }) => text(id))
    .slice(0, MOST_PICKED);
}

const mayBeShown = (review: Testimonial): boolean => text(review.id) !== '' && isApproved(review) && !isSample(review);
