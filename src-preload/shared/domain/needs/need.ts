import type { TabId } from '../../record-catalogue/tabs.ts';
import type { Path } from '../../record/operation.ts';
import type { PublishFinding } from '../publishing/finding.ts';
import type { SiteDocument } from '../site/schema.ts';

/** What a need prevents: a save (and so publishing too), publishing, or nothing. */
export type Severity = 'save' | 'publish' | 'advice';

/** Something that is missing or wrong in a site, and where to correct it. */
export interface Need extends Omit<PublishFinding, 'advice'> {
  severity: Severity;
  /** ID of the rule that found the need */
  rule: string;
  advice?: string;
  tab: TabId;
  /** section of the Domain screen in which the need is corrected */
  section?: 'address' | 'contact' | 'setup';
  /** Save and Publish stay enabled in spite of this need, because the save itself fails with an error of its own */
  refusedBySave?: true;
}

/** What the rules examine. */
export interface RuleInput {
  site: SiteDocument;
  /** name of the record's contact field, `{product}_contact_id` */
  contactField: string;
  /** the slug under which the server has the site; as long as the record has this slug, the slug is not checked */
  ownSlug?: string | undefined;
}

/** What a rule finds. If the rule names no tab, the tab of the first place is used. */
export type Found = Omit<Need, 'severity' | 'rule' | 'tab' | 'refusedBySave'>;

export interface Rule extends Pick<Need, 'severity' | 'refusedBySave'> {
  id: string;
  /** what is wrong with a site if the rule finds something */
  title: string;
  tab?: TabId;
  find: (asked: RuleInput) => Found | readonly Found[] | undefined;
}

export const at = (field: string): readonly Path[] => [[field]];
