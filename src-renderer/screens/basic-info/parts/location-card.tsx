import { Box, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { areaRows, hasServiceArea } from '#shared/domain/site/service-areas.ts';
import type { ServiceArea, SiteDocument } from '#shared/domain/site/schema.ts';
import { flag, text } from '#shared/record/readers.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { SliderField } from '../../../editor/fields/slider-field.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { ListButtons } from '../../../editor/list/list-buttons.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { besideField } from '../../../editor/preview-section.ts';
import { useField, useSite } from '../../../state/draft.ts';
import list from '../../../ui/rows.module.css';
import { areaName, outsideUnitedStates } from '../model.ts';
import { AreaFields } from './area-row.tsx';
import classes from '../basic-info.module.css';
import { LargestCities } from './largest-cities.tsx';
import { cards } from '../sections.ts';

/** Loaded lazily, because only the map needs the outlines of the states. */
const AreaMap = lazy(() => import('../map/area-map.tsx'));

export function LocationCard() {
  const savable = useSite(hasServiceArea);
  return (
    <FoldCard
      of={cards.location}
      {...besideField('service_areas')}
      purpose="The cities the company serves, in the order in which the page lists them."
    >
      <div className={classes.places}>
        <div>
          <ListEditor
            path={['service_areas']}
            nameOf={nameOfArea}
            classNames={{ row: classes.area }}
            head={
              <div className={`${list.head} ${classes.area}`} aria-hidden>
                <span />
                {['city', 'state', 'radius'].map((member) => (
                  <span key={member}>{labelAt(['service_areas', 0, member])}</span>
                ))}
              </div>
            }
            foot={
              <>
                {!savable && (
                  <Text size="sm" c="dimmed" mt="xs">
                    A site needs at least one service area with city and state before it can be saved.
                  </Text>
                )}
                <ListButtons />
              </>
            }
          >
            {drawArea}
          </ListEditor>
          <LargestCities />
          <TownPagesField />
        </div>
        <AreasMap />
      </div>
    </FoldCard>
  );
}

const drawArea = (area: EditedItem) => <AreaFields {...area} />;

function nameOfArea({ city, state }: ServiceArea, number: number): string {
  return areaName({ city: text(city), state: text(state) }, number);
}

function TownPagesField() {
  const hasPages = useSite((site) => flag(site.multipage));
  return (
    <Box mt="md">
      <SliderField
        path={['town_pages_most_shared']}
        note={
          hasPages
            ? 'A town whose page would share more with that of a town above has none: search engines take such pages amiss.'
            : 'Towns have pages of their own once the site has several pages.'
        }
      />
    </Box>
  );
}

function AreasMap() {
  const areas = useField(['service_areas']) as SiteDocument['service_areas'];
  const abroad = useSite(outsideUnitedStates);
  if (abroad) return null;
  return (
    <Suspense fallback={<Skeleton style={{ aspectRatio: 975 / 610 }} />}>
      <AreaMap rows={areaRows({ service_areas: areas })} />
    </Suspense>
  );
}
