import { Button, Skeleton, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  addArea,
  areaRows,
  hasServiceArea,
  moveArea,
  removeArea,
  restoreArea,
} from '#shared/domain/site/service-areas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { currentSite, edit, useField, useSite } from '../../../state/draft.ts';
import { notifyRemoved } from '../../../ui/notify-removed.ts';
import list from '../../../ui/rows.module.css';
import { useRowFocus } from '../../../ui/rows.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { areaName, outsideUnitedStates } from '../model.ts';
import { AreaRowEditor } from './area-row.tsx';
import classes from './area-row.module.css';
import layout from './location-card.module.css';
import { NearestCities } from './nearest-cities.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { useRowIds } from './use-row-ids.ts';

/** Brings the outline of the states along, which nothing else needs. */
const AreaMap = lazy(() => import('../map/area-map.tsx'));

export function LocationCard() {
  const areas = useField(['service_areas']) as SiteDocument['service_areas'];
  const rows = areaRows({ service_areas: areas });
  const savable = useSite(hasServiceArea);
  const globe = useSite(outsideUnitedStates);
  const { ids, nextId, moved, removed } = useRowIds(rows.length);
  const [added, setAdded] = useState<string>();
  const { container, keepFocus } = useRowFocus<HTMLDivElement>();

  const add = (): void => {
    setAdded(nextId);
    edit(addArea(currentSite()));
  };
  const move = (from: number, to: number): void => {
    moved(from, to);
    edit(moveArea(currentSite(), from, to));
  };
  const remove = (place: number): void => {
    const row = rows[place];
    const area = currentSite().service_areas?.[row?.index ?? -1];
    if (!row || !area) return;
    removed(place);
    keepFocus(place);
    edit(removeArea(currentSite(), row.index));
    notifyRemoved({
      title: `Removed ${areaName(row, place + 1)}`,
      field: 'service_areas',
      items: [area],
      restore: (site) => restoreArea(site, area, place),
    });
  };

  return (
    <div {...usePreviewSection('service_areas')}>
      <SectionCard title="Location" purpose="The cities the company serves, in the order in which the page lists them.">
        <div className={layout.columns}>
          <div ref={container}>
            {rows.length > 0 && (
              <>
                <div className={`${list.head} ${classes.grid}`} aria-hidden>
                  <span />
                  <span>City</span>
                  <span>State</span>
                  <span>Radius</span>
                </div>
                <SortableRows ids={ids} name={(place) => areaName(rows[place], place + 1)} onMove={move}>
                  <ol className={list.list} aria-label="Service areas">
                    {rows.map((row, place) => (
                      <AreaRowEditor
                        key={ids[place]}
                        id={ids[place]!}
                        number={place + 1}
                        row={row}
                        globe={globe}
                        autoFocus={ids[place] === added}
                        onRemove={() => remove(place)}
                      />
                    ))}
                  </ol>
                </SortableRows>
              </>
            )}
            {!savable && (
              <Text size="sm" c="dimmed" mt={rows.length > 0 ? 'xs' : 0}>
                A site needs at least one service area with city and state before it can be saved.
              </Text>
            )}
            <Button
              variant="default"
              size="compact-sm"
              mt="sm"
              mb="md"
              leftSection={<Plus size={14} aria-hidden />}
              onClick={add}
              data-after-rows
            >
              Add service area
            </Button>
            <NearestCities />
          </div>
          {!globe && (
            <Suspense fallback={<Skeleton className={layout.waiting} />}>
              <AreaMap rows={rows} />
            </Suspense>
          )}
        </div>
      </SectionCard>
    </div>
  );
}
