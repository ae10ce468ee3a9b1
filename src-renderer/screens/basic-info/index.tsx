import { Screen } from '../../ui/screen.tsx';
import { AddressCard } from './parts/address-card.tsx';
import { CompanyCard } from './parts/company-card.tsx';
import { ContentPanel } from './parts/content-panel.tsx';
import { LocationCard } from './parts/location-card.tsx';

export default function BasicInfoScreen() {
  return (
    <Screen title="Basic Info">
      <ContentPanel />
      <CompanyCard />
      <AddressCard />
      <LocationCard />
    </Screen>
  );
}
