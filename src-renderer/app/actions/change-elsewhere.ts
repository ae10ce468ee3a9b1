import { followsServices } from '#shared/domain/service/rename.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type TabId, tabOfField, topLevelFields } from '#shared/record-catalogue/catalogue.ts';
import { labelAt } from '../../editor/bound-field.ts';

export interface ChangeElsewhere {
  tab: TabId;
  /** name of the first top-level field that changed on the tab */
  field: string;
  /** the changed fields in words, for example ‘Phone and 2 more’ */
  what: string;
}

/**
 * Compares two states of a site and names what changed on a tab that is not shown. Returns undefined if the shown tab
 * changed too, or if nothing changed. Parts that did not change must be the same objects in both states.
 */
export function changeElsewhere(
  before: SiteDocument,
  after: SiteDocument,
  shown: TabId | undefined,
): ChangeElsewhere | undefined {
  const fields = new Set([...topLevelFields, ...Object.keys(before), ...Object.keys(after)]);
  const different = [...fields].filter((name) => !Object.is(before[name], after[name]));
  // Renaming a service also changes photos, reviews and ads pages. The user looks for the change among the services, so
  // the tab of the services is named.
  const isRenamed = different.includes('services');
  const changed = different.filter((name) => !isRenamed || !followsServices(name));
  const tabs = changed.map(tabOfField);
  const [tab] = tabs;
  const [field, ...others] = changed.filter((_, at) => tabs[at] === tab);
  if (tab === undefined || field === undefined || (shown !== undefined && tabs.includes(shown))) return undefined;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return { tab, field, what: `${labelAt([field])}${more}` };
}
