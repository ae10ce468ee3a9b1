import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Linked, Reading } from '../page.ts';

type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
export type SiteField = Known<SiteDocument>;

/** A section's element and its name for screen readers. */
export interface Root {
  tag: 'section' | 'header' | 'footer' | 'aside' | 'div';
  /** name for screen readers; 'title' for the heading with the ID `{key}-title` */
  named?: 'title' | ((page: Reading) => string);
  role?: string;
}

/** How to read the model of one section. The model is the same for all versions. */
export interface Content<M> {
  root: Root;
  /** whether the model depends on the page's path, sections and other pages */
  linked: boolean;
  /**
   * Returns the model; null if there is nothing to show. The latest models are memoized: the same values on the same
   * page (see `samePage`) return the same object.
   */
  read(site: SiteDocument, page: Linked): M | null;
}

interface Reader<K extends SiteField, P, M> {
  /**
   * every field that `read` and the functions that it calls read. If one is missing, a memoized model misses a change
   * of it. The compiler refuses only what `read` reads itself.
   */
  reads: readonly K[];
  read(site: Pick<SiteDocument, K>, page: P): M | null;
}

interface Definition<K extends SiteField, P, M> extends Reader<K, P, M> {
  root: Root;
}

/** Number of models that are cached per reader: enough for a few sites in preview and one that is published. */
const keptModels = 6;

function memoised<K extends SiteField, M>(
  { reads, read }: Reader<K, Linked, M>,
  linked: boolean,
): (site: Pick<SiteDocument, K>, page: Linked) => M | null {
  const known: { values: readonly unknown[]; page: Linked; model: M | null }[] = [];
  let next = 0;
  return (site, page) => {
    const values = reads.map((field) => site[field]);
    for (const before of known) {
      if (sameValues(before.values, values) && samePage(before.page, page, linked)) return before.model;
    }
    const model = read(site, page);
    known[next] = { values, page, model };
    next = (next + 1) % keptModels;
    return model;
  };
}

/** Defines a part of a model that takes long to make and depends on fewer fields than the model. */
export const definePart = <const K extends SiteField, M>(reader: Reader<K, Omit<Reading, 'root'>, M>) =>
  memoised(reader, false);

/** Defines a model that is the same on every page of a site. */
export function defineContent<const K extends SiteField, M>(
  definition: Definition<K, Omit<Reading, 'root'>, M>,
): Content<M> {
  return { root: definition.root, linked: false, read: memoised(definition, false) };
}

/**
 * Defines a model with links that depend on the site's sections and pages. Whether the model is null must not depend on
 * these, because the first reading of the model, which decides the sections, does not know them yet.
 */
export function defineLinkedContent<const K extends SiteField, M>(definition: Definition<K, Linked, M>): Content<M> {
  return { root: definition.root, linked: true, read: memoised(definition, true) };
}

export function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (!Object.is(a[at], b[at])) return false;
  return true;
}

/**
 * Whether a model that was read for page `a` can be used on page `b`.
 * @param linked whether the model depends on the page's path, sections and other pages
 */
export function samePage(a: Linked, b: Linked, linked: boolean): boolean {
  return (
    a.image === b.image &&
    a.logo === b.logo &&
    a.atlas === b.atlas &&
    a.mode === b.mode &&
    a.words === b.words &&
    a.baseUrl === b.baseUrl &&
    a.productName === b.productName &&
    a.formAction === b.formAction &&
    a.today === b.today &&
    (!linked || (a.root === b.root && a.present === b.present && a.home === b.home && a.pages === b.pages))
  );
}
