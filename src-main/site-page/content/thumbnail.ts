import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logoUrl } from './logo.ts';
import { heroPhotos } from './photos.ts';

/** The picture by which a list shows a site, as its record names it: the logo, else the first header photo, else ''. */
export function thumbnailOf(site: SiteDocument): string {
  return logoUrl(site) || (heroPhotos(site)[0]?.url ?? '');
}
