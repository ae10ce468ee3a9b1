import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ADS_PAGES, adsPages, chooseService } from '#shared/domain/ads-page/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { fieldSummary } from '../../../editor/field-summary.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { RuledSelect } from '../../../editor/fields/ruled-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { PhotoTiles } from '../../../editor/photos/photo-tiles.tsx';
import { serviceNames } from '../../../editor/photos/picker-model.ts';
import { useSite } from '../../../state/draft.ts';
import { describeEffect } from '#shared/domain/ads-page/reviews.ts';
import { cards } from '../sections.ts';
import { PageAddress } from './page-address.tsx';
import { ReviewsCard } from './reviews-card.tsx';

/** The cards of one page. @param index the page's index in the record's list */
export function PageForm({ index }: { index: number }) {
  const service = useSite((site) => adsPages(site)[index]?.service ?? '');
  const work = [ADS_PAGES, index, 'best_work_photos'];
  return (
    <Stack gap="md">
      <ServiceCard index={index} service={service} />
      <FoldCard
        of={cards.work}
        purpose="Photos in the order of the page."
        summary={(site) => fieldSummary(site, [work])}
      >
        <PhotoTiles
          path={work}
          pick="Choose best work"
          service={service}
          empty="No photos yet: choose a service that has some, or pick them."
        />
      </FoldCard>
      <ReviewsCard index={index} service={service} />
    </Stack>
  );
}

function ServiceCard({ index, service }: { index: number; service: string }) {
  const names = useSite(serviceNames);
  const chosen: Path = [ADS_PAGES, index, 'selected_service'];
  const about: Path = [ADS_PAGES, index, 'about_us'];
  const [effect, setEffect] = useState('');
  const choose = (site: SiteDocument, name: string): Operation[] => {
    const operations = chooseService(site, index, name);
    const [before, after] = [site, applyToValue(site, operations)].map((at) => adsPages(at)[index]);
    if (before && after) setEffect(describeEffect(before, after));
    return operations;
  };
  return (
    <FoldCard
      of={cards.service}
      summary={(site) => fieldSummary(site, [chosen, about])}
      purpose="Choosing one takes its photos as best work and up to five of its reviews; without any, the reviews stay."
    >
      <RuledSelect
        label={labelAt(chosen)}
        placeholder={names.length === 0 ? 'The site has no services yet' : 'Choose a service'}
        options={names.map((name) => ({ value: name, label: name }))}
        value={service}
        write={choose}
        searchable
        limit={100}
        data-first-field
      />
      <Text size="sm" c="dimmed" role="status" mt={effect === '' ? 0 : 'xs'}>
        {effect}
      </Text>
      <TextField path={about} mt="md" placeholder="Why to choose the company for this work" />
      <PageAddress index={index} />
    </FoldCard>
  );
}
