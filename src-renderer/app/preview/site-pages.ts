import { adsPages } from '#shared/domain/ads-page/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { flag } from '#shared/record/readers.ts';
import { pageRow } from '#shared/layout/pages.ts';
import { adsPagePaths, pageName, pagePath, shownPages } from '#shared/layout/site-pages.ts';

export interface PreviewPage {
  /** path from the site's root, `''` for the home page */
  path: string;
  name: string;
}

/** Returns the pages that the preview offers, home page first. Pages of single services are reached only by links. */
export function previewPages(site: SiteDocument): PreviewPage[] {
  const ads = flag(site.multipage) && flag(site.has_ads_landing_page) ? adsPages(site) : [];
  const paths = adsPagePaths(ads.map(({ service }) => service));
  return [
    { path: '', name: 'Home' },
    ...shownPages(site).map((id) => ({
      path: pagePath(site, id),
      name: pageName(site, id, pageRow(id).usual ?? id),
    })),
    ...ads.map(({ service }, at) => ({ path: paths[at] ?? '', name: `Ads: ${service}` })).filter(({ path }) => path),
  ];
}
