import { Anchor, EmptyState } from '@mantine/core';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { flag, text } from '#shared/domain/site/readers.ts';
import { useSite } from '../../state/draft.ts';
import { tabRoute } from '../../state/tabs.ts';
import { Screen } from '../../ui/screen.tsx';
import { AdsPages } from './parts/ads-pages.tsx';

/** Pages that ads lead to; for sites that have them. */
export default function AdsPageScreen() {
  const { isOn, slug } = useSite((site) => ({ isOn: flag(site.has_ads_landing_page), slug: text(site.slug) }));
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
              <Anchor inherit component={Link} to={{ pathname: tabRoute('custom', slug), hash: 'ads-pages' }}>
                Custom, Ads pages
              </Anchor>
              .
            </>
          }
        />
      )}
    </Screen>
  );
}
