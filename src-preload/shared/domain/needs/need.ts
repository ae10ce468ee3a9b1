import type { TabId } from '../../record-catalogue/tabs.ts';
import type { Path } from '../../record/operation.ts';
import type { PublishFinding } from '../publishing/finding.ts';
import type { SiteDocument } from '../site/schema.ts';

/** `save` and `publish`: without it that is refused; `advice`: worth doing. */
export type Severity = 'save' | 'publish' | 'advice';

/** Something that a site lacks or has wrong, and where that is put right. */
export interface Need extends Omit<PublishFinding, 'advice'> {
  severity: Severity;
  advice?: string;
  tab: TabId;
  /** of the Domain screen */
  section?: 'address' | 'contact' | 'setup';
  /** the buttons stay enabled: the save itself refuses, in its own words */
  atSave?: true;
}

/** A site, and what is known of it beside its record. */
export interface Asked {
  site: SiteDocument;
  /** name of the record's contact field, `{product}_contact_id` */
  contactField: string;
  /** that the server knows the site by: whatever it looks like, it is right */
  ownSlug?: string | undefined;
}

/** What a rule says of a site; the tab is that of the first place unless told. */
export type Found = Omit<Need, 'severity' | 'tab' | 'atSave'>;

export interface Rule extends Pick<Need, 'severity' | 'atSave'> {
  tab?: TabId;
  find: (asked: Asked) => Found | readonly Found[] | undefined;
}

export const at = (field: string): readonly Path[] => [[field]];
