import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef } from 'react';
import type { ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import { outcomeOf } from '../change-model.ts';
import classes from '../sites.module.css';

const ROW = 52;

interface ReviewListProps {
  sites: readonly ReviewedSite[];
  /** slugs that are taken out */
  without: ReadonlySet<string>;
  onTake: (slug: string, takes: boolean) => void;
  /** slug of the site whose changes are shown */
  shown: string | undefined;
  onShow: (slug: string) => void;
}

/** One row for each reviewed site; Space takes it out or in, arrows go through them. */
export function ReviewList({ sites, without, onTake, shown, onShow }: ReviewListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: sites.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 360, height: 560 },
  });
  const goTo = (place: number): void => {
    const site = sites[place];
    if (!site) return;
    onShow(site.slug);
    rows.scrollToIndex(place);
    scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const onKeyDown =
    (place: number, { slug, outcome }: ReviewedSite) =>
    (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key.toLowerCase() === 'j') goTo(place + 1);
      else if (event.key === 'ArrowUp' || event.key.toLowerCase() === 'k') goTo(place - 1);
      else if (event.key === ' ' && outcome === 'changes') onTake(slug, without.has(slug));
      else return;
      event.preventDefault();
    };
  return (
    <div ref={scroller} className={classes.reviewList} role="list" aria-label="Reviewed sites">
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const site = sites[index]!;
          const { slug, companyName, outcome } = site;
          const isOut = without.has(slug) || outcome !== 'changes';
          return (
            <div
              key={slug}
              role="listitem"
              className={classes.reviewRow}
              data-shown={slug === shown || undefined}
              data-out={isOut || undefined}
              style={{ height: ROW, transform: `translateY(${start}px)` }}
            >
              <Checkbox
                size="xs"
                tabIndex={-1}
                aria-label={`Change ${companyName || slug}`}
                disabled={outcome !== 'changes'}
                checked={!isOut}
                onChange={() => onTake(slug, isOut)}
              />
              <UnstyledButton
                className={classes.reviewName}
                data-place={index}
                aria-current={slug === shown ? 'true' : undefined}
                tabIndex={slug === shown || (shown === undefined && index === 0) ? 0 : -1}
                onClick={() => onShow(slug)}
                onKeyDown={onKeyDown(index, site)}
              >
                <span className={classes.truncated}>{companyName || slug}</span>
                <Text span size="xs" c="dimmed" className={classes.truncated}>
                  {outcomeOf(site)}
                </Text>
              </UnstyledButton>
            </div>
          );
        })}
      </div>
    </div>
  );
}
