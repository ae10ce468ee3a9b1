import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { flag } from '../record/readers.ts';
import type { GroundRecipe } from '../theme/roles.ts';
import { versionRow, type versionRows } from './version-rows.ts';

/** Returns how the version derives its grounds: by its recipe for dark pages if the site's pages are dark. */
export const groundRecipe = (site: Pick<SiteDocument, 'custom_dark'>, id: keyof typeof versionRows): GroundRecipe =>
  flag(site.custom_dark) ? versionRow(id).darkGrounds : versionRow(id).grounds;
