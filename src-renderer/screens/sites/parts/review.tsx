import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import { useLateOverscan } from '../../../ui/late-overscan.ts';
import { outcomeOf } from '../change-model.ts';
import classes from '../sites.module.css';

const ROW = 52;

interface ReviewListProps {
  sites: readonly ReviewedSite[];
  /** slugs of the sites that the user has excluded from the change */
  excluded: ReadonlySet<string>;
  onTake: (slug: string, takes: boolean) => void;
  /** slug of the site whose changes are shown */
  shown: string | undefined;
  onShow: (slug: string) => void;
}

/**
 * A list with one row per reviewed site. The arrow keys, J and K move through the rows. Space excludes a site from the
 * change, or includes it again.
 */
export function ReviewList({ sites, excluded, onTake, shown, onShow }: ReviewListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: sites.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: useLateOverscan(8),
    initialRect: { width: 360, height: 560 },
  });
  const goTo = (place: number): void => {
    const site = sites[place];
    if (!site) return;
    onShow(site.slug);
    rows.scrollToIndex(place);
    scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const button = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-place]');
    const place = button ? Number(button.dataset['place']) : -1;
    const site = sites[place];
    if (!site) return;
    if (event.key === 'ArrowDown' || event.key.toLowerCase() === 'j') goTo(place + 1);
    else if (event.key === 'ArrowUp' || event.key.toLowerCase() === 'k') goTo(place - 1);
    else if (event.key === ' ' && site.outcome === 'changes') onTake(site.slug, excluded.has(site.slug));
    else return;
    event.preventDefault();
  };
  return (
    <div ref={scroller} className={classes.reviewList} role="list" aria-label="Reviewed sites" onKeyDown={onKeyDown}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const site = sites[index]!;
          const isShown = site.slug === shown;
          return (
            <ReviewRow
              key={site.slug}
              site={site}
              place={index}
              start={start}
              isOut={excluded.has(site.slug) || site.outcome !== 'changes'}
              isShown={isShown}
              isTabStop={isShown || (shown === undefined && index === 0)}
              onTake={onTake}
              onShow={onShow}
            />
          );
        })}
      </div>
    </div>
  );
}

interface ReviewRowProps extends Pick<ReviewListProps, 'onTake' | 'onShow'> {
  site: ReviewedSite;
  place: number;
  /** distance of the row from the top of the list, in pixels */
  start: number;
  isOut: boolean;
  isShown: boolean;
  isTabStop: boolean;
}

/** Memoized, so that scrolling renders only the rows that come into sight. */
const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { site, place, start, isOut, isShown, isTabStop, onTake, onShow } = props;
  const { slug, companyName, outcome } = site;
  const name = companyName || slug;
  return (
    <div
      role="listitem"
      className={classes.reviewRow}
      data-shown={isShown || undefined}
      data-out={isOut || undefined}
      style={{ height: ROW, transform: `translateY(${start}px)` }}
    >
      <Checkbox
        size="xs"
        tabIndex={-1}
        aria-label={`Change ${name}`}
        disabled={outcome !== 'changes'}
        checked={!isOut}
        onChange={() => onTake(slug, isOut)}
      />
      <UnstyledButton
        className={classes.reviewName}
        data-place={place}
        aria-current={isShown ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onShow(slug)}
      >
        <span className={classes.truncated}>{name}</span>
        <Text span size="xs" c="dimmed" className={classes.truncated}>
          {outcomeOf(site)}
        </Text>
      </UnstyledButton>
    </div>
  );
});
