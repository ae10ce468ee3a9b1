import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Html } from './html/html.ts';
import type { Page } from './page.ts';

type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
export type SiteField = Known<SiteDocument>;

/** One version of one section of the home page. */
export interface SectionDesign {
  /** style sheets, those that sections share once per page */
  styles: readonly string[];
  /** `band` sections alternate their background, `own` ones bring theirs */
  ground: 'band' | 'own';
  /** false where the record has nothing to show: the section, its links and its styles are left out */
  isPresent(site: SiteDocument): boolean;
  /** Memoised: the same field values on the same page give the very same markup. */
  render(site: SiteDocument, page: Page): Html;
}

/** Versions of a section by name; a version that is not built yet falls back to v2.1. */
export type SectionVersions = { 'v2.1': SectionDesign } & Readonly<Partial<Record<string, SectionDesign>>>;

interface Definition<K extends SiteField> {
  /** every field that `isPresent` and `render` read: the compiler refuses others, so the memo cannot miss a change */
  reads: readonly K[];
  styles: readonly string[];
  ground?: 'band' | 'own';
  isPresent(site: Pick<SiteDocument, K>): boolean;
  render(site: Pick<SiteDocument, K>, page: Page): Html;
}

/** Renders kept per section: a few sites in preview beside one in publishing. */
const kept = 4;

export function defineSection<const K extends SiteField>(definition: Definition<K>): SectionDesign {
  const { reads } = definition;
  const renders: { values: readonly unknown[]; page: Page; markup: Html }[] = [];
  let next = 0;
  return {
    styles: definition.styles,
    ground: definition.ground ?? 'band',
    isPresent: definition.isPresent,
    render(site, page) {
      const values = reads.map((field) => site[field]);
      for (const known of renders) {
        if (sameValues(known.values, values) && samePage(known.page, page)) return known.markup;
      }
      const markup = definition.render(site, page);
      renders[next] = { values, page, markup };
      next = (next + 1) % kept;
      return markup;
    },
  };
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let at = 0; at < a.length; at++) if (!Object.is(a[at], b[at])) return false;
  return true;
}

function samePage(a: Page, b: Page): boolean {
  return (
    a.image === b.image &&
    a.mode === b.mode &&
    a.tone === b.tone &&
    a.present === b.present &&
    a.baseUrl === b.baseUrl &&
    a.productName === b.productName &&
    a.formAction === b.formAction
  );
}
