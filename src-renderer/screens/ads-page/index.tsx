import { EmptyState } from '@mantine/core';
import { Megaphone } from 'lucide-react';
import { ADS_PAGES, adsPages, adsPageTitle, duplicateAdsPage } from '#shared/domain/ads-page/rules.ts';
import { flag } from '#shared/domain/site/readers.ts';
import { TabbedList } from '../../editor/list/tabbed-list.tsx';
import { TabLink } from '../../editor/tab-link.tsx';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { PageForm } from './parts/page-form.tsx';

const PATH = [ADS_PAGES];
const icon = <Megaphone aria-hidden />;
const noPage = {
  icon,
  title: 'No ads page yet',
  description: 'One is about a service: its photos, its reviews and why people should call.',
};
const switchedOff = {
  icon,
  title: 'This site shows no ads pages',
  description: (
    <>
      Switch them on under{' '}
      <TabLink tab="custom" section="ads-pages">
        Custom, Ads pages
      </TabLink>
      .
    </>
  ),
};

/** Pages that ads lead to; for sites that have them. */
export default function AdsPageScreen() {
  const isOn = useSite((site) => flag(site.has_ads_landing_page));
  const titles = useSite((site) => adsPages(site).map(adsPageTitle));
  return (
    <Screen title="Ads Page">
      {isOn ? (
        <TabbedList
          path={PATH}
          label="Ads pages"
          item="ads page"
          titles={titles}
          duplicate={duplicateAdsPage}
          empty={noPage}
        >
          {(index) => <PageForm index={index} />}
        </TabbedList>
      ) : (
        <EmptyState withIndicatorBackground py={64} {...switchedOff} />
      )}
    </Screen>
  );
}
