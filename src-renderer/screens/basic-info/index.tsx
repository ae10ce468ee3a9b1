import { SectionScreen } from '../../editor/section-screen.tsx';
import { AnnouncementCard } from './parts/announcement-card.tsx';
import { BadgesCard } from './parts/badges-card.tsx';
import { CompanyCard } from './parts/company-card.tsx';
import { ContentPanel } from './parts/content-panel.tsx';
import { HoursCard } from './parts/hours-card.tsx';
import { LocationCard } from './parts/location-card.tsx';
import { AddressCard, AttributesCard, SocialsCard, WidgetCard } from './parts/small-cards.tsx';
import { cards } from './sections.ts';

const sections = [
  { ...cards.content, component: ContentPanel },
  { ...cards.company, component: CompanyCard },
  { ...cards.attributes, component: AttributesCard },
  { ...cards.badges, component: BadgesCard },
  { ...cards.hours, component: HoursCard },
  { ...cards.widget, component: WidgetCard },
  { ...cards.announcement, component: AnnouncementCard },
  { ...cards.address, component: AddressCard },
  { ...cards.location, component: LocationCard },
  { ...cards.socials, component: SocialsCard },
];

export default function BasicInfoScreen() {
  return <SectionScreen title="Basic Info" sections={sections} second={cards.hours.id} searchable />;
}
