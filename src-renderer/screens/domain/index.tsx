import type { ComponentType } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { SectionAnchor, SectionIndex } from '../../editor/section-index.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import {
  contactSummary,
  dnsSummary,
  identitySummary,
  parkSummary,
  publishTarget,
  redirectSummary,
  segmentSummary,
  setupSummary,
  toStorage,
} from './model.ts';
import { BusinessProfileSection } from './parts/business-profile/business-profile-section.tsx';
import { CheckoutSection } from './parts/checkout/checkout-section.tsx';
import { checkoutSummary } from './parts/checkout/model.ts';
import { ContactFields } from './parts/contact-fields.tsx';
import { CustomersSection } from './parts/customers/customers-section.tsx';
import { customersSummary } from './parts/customers/model.ts';
import { profileSummary } from './parts/business-profile/model.ts';
import { DnsSection } from './parts/dns/dns-section.tsx';
import { IdentityFields } from './parts/identity-fields.tsx';
import { ParkSection } from './parts/park/park-section.tsx';
import { PublishingFacts } from './parts/publishing-facts.tsx';
import { RedirectsSection } from './parts/redirects/redirects-section.tsx';
import { SegmentSection } from './parts/segment/segment-section.tsx';
import { SetupSection } from './parts/setup/setup-section.tsx';
import { ReadyCard } from './parts/ready/ready-card.tsx';

interface DomainSection {
  /** also the part of its deep link after the `#` */
  id: string;
  title: string;
  /** what the section stands at, in one line below its heading */
  summary: (site: SiteDocument, contactField: string) => string;
  /** what stands in the section's card */
  component: ComponentType;
  /** takes the site away from its visitors */
  danger?: boolean;
  /** left out where this says no; shown where there is no such question */
  shown?: (site: SiteDocument) => boolean;
}

/** The screen's sections in their order. */
const sections: readonly DomainSection[] = [
  { id: 'address', title: 'Site address', summary: identitySummary, component: IdentityFields },
  { id: 'contact', title: 'Contact', summary: contactSummary, component: ContactFields },
  { id: 'setup', title: 'Domain set-up', summary: setupSummary, component: SetupSection },
  { id: 'dns', title: 'DNS records', summary: dnsSummary, component: DnsSection },
  { id: 'publishing', title: 'Publishing', summary: publishTarget, component: PublishingFacts },
  { id: 'redirects', title: 'Redirects', summary: redirectSummary, component: RedirectsSection, shown: toStorage },
  { id: 'checkout', title: 'Checkout link', summary: checkoutSummary, component: CheckoutSection },
  { id: 'customers', title: 'Customer sign-ins', summary: customersSummary, component: CustomersSection },
  { id: 'profile', title: 'Google Business Profile', summary: profileSummary, component: BusinessProfileSection },
  { id: 'segment', title: 'Customer segment', summary: segmentSummary, component: SegmentSection },
  { id: 'park', title: 'Park This Page', summary: parkSummary, component: ParkSection, danger: true },
];

export default function DomainScreen() {
  const shown = useSite((site) => sections.filter((section) => section.shown?.(site) ?? true));
  return (
    <SectionIndex sections={shown}>
      <Screen title="Domain">
        <ReadyCard />
        {shown.map(({ id, title, summary, danger, component: Content }) => (
          <SectionAnchor key={id} id={id}>
            <SectionCard title={title} purpose={<Summary summary={summary} />} danger={danger}>
              <Content />
            </SectionCard>
          </SectionAnchor>
        ))}
      </Screen>
    </SectionIndex>
  );
}

/** Follows what is typed without drawing the section's fields again. */
function Summary({ summary }: Pick<DomainSection, 'summary'>) {
  const { contactField } = useAppInfo();
  return useSite((site) => summary(site, contactField));
}
