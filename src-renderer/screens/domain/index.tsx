import type { ComponentType } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { SectionAnchor, SectionIndex } from '../../editor/section-index.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { summaries, toStorage } from './summaries.ts';
import { BusinessProfileSection } from './parts/business-profile/business-profile-section.tsx';
import { CheckoutSection } from './parts/checkout/checkout-section.tsx';
import { ContactFields } from './parts/contact-fields.tsx';
import { CustomersSection } from './parts/customers/customers-section.tsx';
import { DnsSection } from './parts/dns-section.tsx';
import { IdentityFields } from './parts/identity-fields.tsx';
import { ParkSection } from './parts/park-section.tsx';
import { PublishingFacts } from './parts/publishing-facts.tsx';
import { RedirectsSection } from './parts/redirects/redirects-section.tsx';
import { SegmentSection } from './parts/segment-section.tsx';
import { SetupSection } from './parts/setup/setup-section.tsx';

interface DomainSection {
  /** also the part after the `#` in the section's deep link */
  id: keyof typeof summaries;
  title: string;
  /** what stands in the section's card */
  component: ComponentType;
  /** its actions take the site away from visitors */
  danger?: boolean;
  /** whether the section is shown; without it, it always is */
  shown?: (site: SiteDocument) => boolean;
}

/** The screen's sections in their order. */
export const sections: readonly DomainSection[] = [
  { id: 'address', title: 'Site address', component: IdentityFields },
  { id: 'contact', title: 'Contact', component: ContactFields },
  { id: 'setup', title: 'Domain set-up', component: SetupSection },
  { id: 'dns', title: 'DNS records', component: DnsSection },
  { id: 'publishing', title: 'Publishing', component: PublishingFacts },
  { id: 'redirects', title: 'Redirects', component: RedirectsSection, shown: toStorage },
  { id: 'checkout', title: 'Checkout link', component: CheckoutSection },
  { id: 'customers', title: 'Customer sign-ins', component: CustomersSection },
  { id: 'profile', title: 'Google Business Profile', component: BusinessProfileSection },
  { id: 'segment', title: 'Customer segment', component: SegmentSection },
  { id: 'park', title: 'Park This Page', component: ParkSection, danger: true },
];

export default function DomainScreen() {
  const shown = useSite((site) => sections.filter((section) => section.shown?.(site) ?? true));
  return (
    <SectionIndex sections={shown}>
      <Screen title="Domain">
        {shown.map(({ id, title, danger, component: Content }) => (
          <SectionAnchor key={id} id={id}>
            <SectionCard title={title} purpose={<Summary id={id} />} danger={danger}>
              <Content />
            </SectionCard>
          </SectionAnchor>
        ))}
      </Screen>
    </SectionIndex>
  );
}

/** Follows the record without drawing the section's fields again. */
function Summary({ id }: Pick<DomainSection, 'id'>) {
  const { contactField } = useAppInfo();
  return useSite((site) => summaries[id](site, contactField));
}
