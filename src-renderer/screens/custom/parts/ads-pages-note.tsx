import { Text } from '@mantine/core';
import { flag, list } from '#shared/domain/site/readers.ts';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { TabLink } from '../../../editor/tab-link.tsx';
import { useSite } from '../../../state/draft.ts';

export function AdsPagesNote() {
  const state = useSite((site) => ({
    isOn: flag(site.has_ads_landing_page),
    count: list(site.ads_landing_pages).length,
  }));
  return (
    <Placed field="has_ads_landing_page">
      <Text size="sm" c="dimmed">
        {state.isOn ? (
          <>
            {state.count === 0 ? 'There is none yet' : `${state.count} so far`}: they are made on the{' '}
            <TabLink tab="ads-page">Ads Page</TabLink> tab.
          </>
        ) : (
          'The Ads Page tab appears once they are shown.'
        )}
      </Text>
    </Placed>
  );
}
