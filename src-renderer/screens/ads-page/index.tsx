import { EmptyState } from '@mantine/core';
import { Megaphone } from 'lucide-react';
import { ADS_PAGES, duplicateAdsPage } from '#shared/domain/ads-page/rules.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { EditedItem } from '../../editor/list/item.ts';
import { SideListEditor } from '../../editor/list/side-list-editor.tsx';
import { TabLink } from '../../editor/tab-link.tsx';
import { useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { PageForm } from './parts/page-form.tsx';

const PATH = [ADS_PAGES];
const switchedOff = {
  icon: <Megaphone aria-hidden />,
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

/** The screen for landing pages of ads. If they are switched off, it says where to switch them on. */
export default function AdsPageScreen() {
  const isOn = useSite((site) => flag(site.has_ads_landing_page));
  return (
    <Screen title="Ads Page" wide={isOn}>
      {isOn ? (
        <SideListEditor
          path={PATH}
          sortable={false}
          nameOf={nameOfPage}
          duplicate={duplicateAdsPage}
          empty="No ads page yet. One is about a service: its photos, its reviews and why people should call."
        >
          {drawPage}
        </SideListEditor>
      ) : (
        <EmptyState withIndicatorBackground py={64} {...switchedOff} />
      )}
    </Screen>
  );
}

const nameOfPage = ({ selected_service }: Record<string, unknown>, number: number): string =>
  text(selected_service).trim() || `Ads page ${number}`;

const drawPage = ({ index }: EditedItem) => <PageForm index={index} />;
