import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logoUrl } from './logo.ts';
import { heroPhotos } from './photos.ts';

/** Reference of the picture by which lists show a site: the logo, else the first hero photo, else ''. */
export function thumbnailOf(site: SiteDocument): string {
  return logoUrl(site) || (heroPhotos(site)[0]?.url ?? '');
}
