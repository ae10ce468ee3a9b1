import type { TabId } from '../../record-catalogue/tabs.ts';
import type { Path } from '../../record/operation.ts';
import type { PublishFinding } from '../publishing/finding.ts';
import type { SiteDocument } from '../site/schema.ts';

/** What a need prevents: a save (and so publishing too), publishing, or nothing. */
export type Severity = 'save' | 'publish' | 'advice';

/** Something that is missing or wrong in a site, and where to mend it. */
export interface Need extends Omit<PublishFinding, 'advice'> {
  severity: Severity;
  /** id of the rule that found it */
  rule: string;
  advice?: string;
  tab: TabId;
  /** section of the Domain screen */
  section?: 'address' | 'contact' | 'setup';
  /** the buttons stay enabled, because the save itself refuses with a message of its own */
  atSave?: true;
}

/** What the rules look at. */
export interface Asked {
  site: SiteDocument;
  /** name of the record's contact field, `{product}_contact_id` */
  contactField: string;
  /** the slug under which the server knows the site; always valid, whatever its form */
  ownSlug?: string | undefined;
}

/** What a rule finds; unless the rule names a tab, it is the tab of the first place. */
export type Found = Omit<Need, 'severity' | 'rule' | 'tab' | 'atSave'>;

export interface Rule extends Pick<Need, 'severity' | 'atSave'> {
  id: string;
  /** what is wrong with a site where it finds something */
  title: string;
  tab?: TabId;
  find: (asked: Asked) => Found | readonly Found[] | undefined;
}

export const at = (field: string): readonly Path[] => [[field]];
