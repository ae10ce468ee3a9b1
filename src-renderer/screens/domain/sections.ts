import type { ComponentType } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { contactSummary, identitySummary, publishTarget } from './model.ts';
import { ContactFields } from './parts/contact-fields.tsx';
import { IdentityFields } from './parts/identity-fields.tsx';
import { PublishingFacts } from './parts/publishing-facts.tsx';

export interface DomainSection {
  /** also the part of its deep link after the `#` */
  id: string;
  title: string;
  /** what the section stands at, in one line below its heading */
  summary: (site: SiteDocument, contactField: string) => string;
  /** what stands in the section's card */
  component: ComponentType;
  /** left out where this says no; shown where there is no such question */
  shown?: (site: SiteDocument) => boolean;
}

/** The screen's sections in their order. */
export const sections: readonly DomainSection[] = [
  { id: 'address', title: 'Site address', summary: identitySummary, component: IdentityFields },
  { id: 'contact', title: 'Contact', summary: contactSummary, component: ContactFields },
  { id: 'publishing', title: 'Publishing', summary: publishTarget, component: PublishingFacts },
];
