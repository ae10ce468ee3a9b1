import { EmptyState } from '@mantine/core';
import { Megaphone } from 'lucide-react';
import { flag } from '#shared/domain/site/readers.ts';
import { TabLink } from '../../editor/tab-link.tsx';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { AdsPages } from './parts/ads-pages.tsx';

/** Pages that ads lead to; for sites that have them. */
export default function AdsPageScreen() {
  const isOn = useSite((site) => flag(site.has_ads_landing_page));
  return (
    <Screen title="Ads Page">
      {isOn ? (
        <AdsPages />
      ) : (
        <EmptyState
          withIndicatorBackground
          py={64}
          icon={<Megaphone aria-hidden />}
          title="This site shows no ads pages"
          description={
            <>
              Switch them on under{' '}
              <TabLink tab="custom" section="ads-pages">
                Custom, Ads pages
              </TabLink>
              .
            </>
          }
        />
      )}
    </Screen>
  );
}
