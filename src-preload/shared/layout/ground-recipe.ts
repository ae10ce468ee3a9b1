import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { flag } from '../record/readers.ts';
import type { GroundRecipe } from '../theme/roles.ts';
import { versionRow, type versionRows } from './version-rows.ts';

/** Returns the rules for the version's grounds (backgrounds): those for dark pages if the record asks for dark ones. */
export const groundRecipe = (site: Pick<SiteDocument, 'custom_dark'>, id: keyof typeof versionRows): GroundRecipe =>
  flag(site.custom_dark) ? versionRow(id).darkGrounds : versionRow(id).grounds;
