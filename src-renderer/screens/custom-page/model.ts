import { flag } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { defaultVersion } from '#shared/layout/catalogue.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { setSectionVersion } from '#shared/layout/transitions.ts';
import { sectionVersion } from '#shared/layout/versions.ts';
import type { Operation } from '#shared/record/operation.ts';

const PAGE = pageRows.custom.key;

/** Returns the operations that follow from showing the page: a page that the layout hides gets the default version. */
export function versionWhenShown(site: SiteDocument): readonly Operation[] {
  if (!flag(site.custom_page) || sectionVersion(site, PAGE) !== 'none') return [];
  return setSectionVersion(site, PAGE, defaultVersion);
}

export const buttons = [
  { text: 'custom_page_cta', link: 'custom_page_cta_link' },
  { text: 'custom_page_cta_secondary', link: 'custom_page_cta_secondary_link' },
] as const satisfies readonly { text: keyof SiteDocument; link: keyof SiteDocument }[];
