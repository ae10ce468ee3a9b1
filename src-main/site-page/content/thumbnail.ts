import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logoUrl } from './logo.ts';
import { heroPhotos } from './photos.ts';

/** Returns the address of the picture that stands for a site in lists: the logo, else the first hero photo, else ''. */
export function thumbnailOf(site: SiteDocument): string {
  return logoUrl(site) || (heroPhotos(site)[0]?.url ?? '');
}
