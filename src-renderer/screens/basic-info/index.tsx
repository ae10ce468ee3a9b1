import { Screen } from '../../ui/screen.tsx';
import { AnnouncementCard } from './parts/announcement-card.tsx';
import { BadgesCard } from './parts/badges-card.tsx';
import { CompanyCard } from './parts/company-card.tsx';
import { ContentPanel } from './parts/content-panel.tsx';
import { HoursCard } from './parts/hours-card.tsx';
import { LocationCard } from './parts/location-card.tsx';
import { AddressCard, AttributesCard, SocialsCard, WidgetCard } from './parts/small-cards.tsx';

export default function BasicInfoScreen() {
  return (
    <Screen title="Basic Info">
      <ContentPanel />
      <CompanyCard />
      <AttributesCard />
      <BadgesCard />
      <HoursCard />
      <WidgetCard />
      <AnnouncementCard />
      <AddressCard />
      <LocationCard />
      <SocialsCard />
    </Screen>
  );
}
