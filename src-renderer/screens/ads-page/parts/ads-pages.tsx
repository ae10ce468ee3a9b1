import { Megaphone } from 'lucide-react';
import { ADS_PAGES, adsPages, adsPageTitle, duplicateAdsPage } from '#shared/domain/ads-page/rules.ts';
import { TabbedList } from '../../../editor/list/tabbed-list.tsx';
import { useSite } from '../../../state/draft.ts';
import { PageForm } from './page-form.tsx';

const PATH = [ADS_PAGES];
const empty = {
  icon: <Megaphone aria-hidden />,
  title: 'No ads page yet',
  description: 'One is about a service: its photos, its reviews and why people should call.',
};

export function AdsPages() {
  const titles = useSite((site) => adsPages(site).map(adsPageTitle));
  return (
    <TabbedList
      path={PATH}
      label="Ads pages"
      item="ads page"
      titles={titles}
      duplicate={duplicateAdsPage}
      empty={empty}
    >
      {(index) => <PageForm index={index} />}
    </TabbedList>
  );
}
