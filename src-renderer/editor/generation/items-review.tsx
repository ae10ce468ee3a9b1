import { Button, Checkbox, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { nameKey } from '#shared/domain/name-key.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Path } from '#shared/record/operation.ts';
import { addItem, listItems, removeItems } from '#shared/record-catalogue/list-engine.ts';
import { editSite, endStep, useSite } from '../../state/draft.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNote } from './failure-note.tsx';
import classes from './generation.module.css';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import type { Generation } from './use-generation.ts';

/** A list item that a generator proposes, as its members. */
export type ProposedItem = Readonly<Record<string, JsonValue>>;

interface ItemsReviewProps {
  generation: Generation<readonly ProposedItem[]>;
  /** path of the list that takes the items */
  path: Path;
  /** plural of the items, such as ‘FAQs’ */
  noun: string;
  nameOf: (item: ProposedItem) => string;
  draw: (item: ProposedItem) => ReactNode;
  /** shown above the items, for example which part of the answer could not be read */
  note?: ReactNode;
}

/**
 * Lists generated items with check boxes. The user either adds the ticked items to the list, except items whose name
 * the list already has, or replaces the items of the list by the ticked items. Either change is a single step of undo.
 */
export function ItemsReview(props: ItemsReviewProps) {
  const { result, failure, start, clear } = props.generation;
  if (failure) return <FailureNote failure={failure} onRetry={start} onDismiss={clear} />;
  return result && <ProposedItems {...props} items={result} />;
}

function ProposedItems({
  generation,
  path,
  noun,
  nameOf,
  draw,
  note,
  items,
}: ItemsReviewProps & { items: readonly ProposedItem[] }) {
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const present = useSite((site) => listItems(site, path).map(({ value }) => nameKey(nameOf(value as ProposedItem))));
  const isThere = (item: ProposedItem): boolean => present.includes(nameKey(nameOf(item)));
  const chosen = items.filter((_, place) => !unticked.has(place));
  const added = chosen.filter((item) => !isThere(item));
  const take = (replace: boolean): void => {
    endStep();
    editSite((site) => {
      const indexes = listItems(site, path).map(({ index }) => index);
      return inTurn(site, [
        (before) => (replace ? removeItems(before, path, indexes) : []),
        ...(replace ? chosen : added).map((item) => (before: SiteDocument) => addItem(before, path, item)),
      ]);
    });
    generation.clear();
  };
  return (
    <Dialog onClose={generation.clear} size="xl" title={`Review the new ${noun}`}>
      {note}
      <ul className={classes.items} aria-label={`New ${noun}`}>
        {items.map((item, place) => (
          <li key={place} className={classes.item}>
            <Checkbox
              aria-label={`Use ${nameOf(item)}`}
              checked={!unticked.has(place)}
              onChange={(event) => {
                const next = new Set(unticked);
                if (event.currentTarget.checked) next.delete(place);
                else next.add(place);
                setUnticked(next);
              }}
            />
            <div>
              {draw(item)}
              {isThere(item) && (
                <Text size="xs" c="var(--app-attention)">
                  The site has this one already: it is not added again.
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing was proposed.
        </Text>
      )}
      <div className={classes.footer}>
        <Button variant="subtle" onClick={generation.start} mr="auto">
          Try again
        </Button>
        <Button variant="default" onClick={generation.clear}>
          {present.length > 0 ? 'Keep the present ones' : 'Cancel'}
        </Button>
        {present.length > 0 && (
          <Button variant="default" disabled={chosen.length === 0} onClick={() => take(true)}>
            Replace the {present.length} present
          </Button>
        )}
        <Button data-autofocus disabled={added.length === 0} onClick={() => take(false)}>
          Add {added.length}
        </Button>
      </div>
    </Dialog>
  );
}
