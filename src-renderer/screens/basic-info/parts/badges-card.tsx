import { Button, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addBadge, badgeRows, moveBadge, removeBadge, restoreBadge } from '#shared/domain/site/custom-badges.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { currentSite, edit, useField } from '../../../state/draft.ts';
import { notifyRemoved } from '../../../ui/notify-removed.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import list from '../../../ui/rows.module.css';
import { useRowFocus } from '../../../ui/rows.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { badgeName } from '../model.ts';
import { BadgeRowEditor } from './badge-row.tsx';
import { useRowIds } from './use-row-ids.ts';

export function BadgesCard() {
  const badges = useField(['custom_badges']) as SiteDocument['custom_badges'];
  const rows = badgeRows({ custom_badges: badges });
  const { ids, nextId, moved, removed } = useRowIds(rows.length);
  const [added, setAdded] = useState<string>();
  const { container, keepFocus } = useRowFocus<HTMLDivElement>();

  const add = (): void => {
    setAdded(nextId);
    edit(addBadge(currentSite()));
  };
  const move = (from: number, to: number): void => {
    moved(from, to);
    edit(moveBadge(from, to));
  };
  const remove = (place: number): void => {
    removed(place);
    keepFocus(place);
    removeWithUndo(place);
  };

  return (
    <div ref={container} {...usePreviewSection('logo-w-text-grid')}>
      <SectionCard title="Badges" purpose="The company’s own badges, in the order of the page. Icons are .svg files.">
        {rows.length > 0 && (
          <SortableRows ids={ids} name={(place) => badgeName(rows[place], place + 1)} onMove={move}>
            <ol className={list.list} aria-label="Badges">
              {rows.map((row, place) => (
                <BadgeRowEditor
                  key={ids[place]}
                  id={ids[place]!}
                  index={place}
                  row={row}
                  autoFocus={ids[place] === added}
                  onRemove={() => remove(place)}
                />
              ))}
            </ol>
          </SortableRows>
        )}
        {rows.length === 0 && (
          <Text size="sm" c="dimmed">
            No badges yet. A guarantee or a certificate earns trust here.
          </Text>
        )}
        <Button
          variant="default"
          size="compact-sm"
          mt="sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={add}
          data-after-rows
        >
          Add badge
        </Button>
      </SectionCard>
    </div>
  );
}

function removeWithUndo(place: number): void {
  const badge = currentSite().custom_badges?.[place];
  edit(removeBadge(place));
  notifyRemoved({
    title: `Removed ${badgeName(badge ?? undefined, place + 1)}`,
    field: 'custom_badges',
    items: [badge],
    restore: (site) => restoreBadge(site, badge ?? {}, place),
  });
}
