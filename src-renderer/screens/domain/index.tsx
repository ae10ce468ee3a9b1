import type { ComponentType } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { cardSection } from '../../editor/card-section.ts';
import { FoldCard } from '../../editor/fold-card.tsx';
import { SectionScreen } from '../../editor/section-screen.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { useSite } from '../../state/draft.ts';
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
  /** content of the section's card */
  component: ComponentType;
  /** whether the actions in the section hide the site from visitors */
  danger?: boolean;
  /** whether the section is shown; by default always */
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

const drawn = sections.map(({ id, title, component: Content, danger, shown }) => {
  const of = cardSection('domain', id, title);
  const Card = () => {
    const { contactField } = useAppInfo();
    return (
      <FoldCard of={of} summary={(site) => summaries[id](site, contactField)} danger={danger}>
        <Content />
      </FoldCard>
    );
  };
  return { ...of, component: Card, shown };
});

export default function DomainScreen() {
  const shown = useSite((site) => drawn.filter((section) => section.shown?.(site) ?? true));
  return <SectionScreen title="Domain" sections={shown} second="checkout" />;
}
