import { Text } from '@mantine/core';
import { flag, list } from '#shared/domain/site/readers.ts';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { TabLink } from '../../../editor/tab-link.tsx';
import { useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

export function AdsPagesCard() {
  const state = useSite((site) => ({
    isOn: flag(site.has_ads_landing_page),
    count: list(site.ads_landing_pages).length,
  }));
  return (
    <SectionCard
      title="Ads pages"
      purpose="Pages that ads lead to, each about one service."
      action={<SwitchField path={['has_ads_landing_page']} label="Show" aria-label="Show ads pages" />}
    >
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
    </SectionCard>
  );
}
