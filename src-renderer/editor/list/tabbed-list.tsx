import { Button, EmptyState, Group, Tabs } from '@mantine/core';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Operation, Path } from '#shared/record/operation.ts';
import { currentSite, edit } from '../../state/draft.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useListRows } from './list-rows.ts';

interface TabbedListProps {
  path: Path;
  /** of the tabs */
  label: string;
  /** of an item, as in ‘Add ads page’ */
  item: string;
  /** by place in the record's list */
  titles: readonly string[];
  /** the edits that put a copy behind an item */
  duplicate: (site: SiteDocument, index: number) => readonly Operation[];
  /** while there are none */
  empty: { icon: ReactNode; title: string; description: string };
  /** draws the form of an item, given its place in the record's list */
  children: (index: number) => ReactNode;
}

/** A list of few, large items: a tab for each with its form, and what adds, copies and takes away. */
export function TabbedList({ path, label, item, titles, duplicate, empty, children }: TabbedListProps) {
  const { list, rows } = useListRows(path);
  const [chosen, setChosen] = useState<{ key: string; place: number }>();
  const { holder, focusNext } = useNextFocus();
  const known = rows.findIndex(({ key }) => key === chosen?.key);
  // Where the chosen item is gone, the one that took its place.
  const place = known >= 0 ? known : Math.min(chosen?.place ?? 0, rows.length - 1);
  const current = rows[place];
  const show = (key: string | null | undefined): void => {
    const at = list.read().findIndex((row) => row.key === key);
    if (key && at >= 0) setChosen({ key, place: at });
  };
  const add = (): void => {
    show(list.add());
    focusNext('[data-first-field]');
  };
  const copy = ({ index }: { index: number }): void => {
    edit(duplicate(currentSite(), index));
    show(list.read().find((row) => row.index === index + 1)?.key);
    focusNext('[role=tab][aria-selected=true]');
  };
  const remove = ({ key, index }: { key: string; index: number }): void => {
    setChosen({ key: '', place });
    list.remove(new Set([key]), `Removed ${titles[index] ?? `the ${item}`}`);
    focusNext(rows.length > 1 ? '[role=tab][aria-selected=true]' : '[data-adds]');
  };
  const button = (words: string, Icon: typeof Plus, onClick: () => void) => (
    <Button size="compact-sm" variant="default" leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
      {words}
    </Button>
  );
  const addButton = (
    <Button
      size="compact-sm"
      variant={current ? 'default' : 'filled'}
      leftSection={<Plus size={14} aria-hidden />}
      onClick={add}
      data-adds
    >
      Add {item}
    </Button>
  );
  return (
    <div ref={holder}>
      {current ? (
        <Tabs value={current.key} onChange={show}>
          <Group justify="space-between" align="flex-end" gap="sm" mb="md">
            <Tabs.List aria-label={label}>
              {rows.map(({ key, index }) => (
                <Tabs.Tab key={key} value={key}>
                  {titles[index]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Group gap="xs">
              {addButton}
              {button('Duplicate', Copy, () => copy(current))}
              {button('Delete', Trash2, () => remove(current))}
            </Group>
          </Group>
          {rows.map(({ key, index }) => (
            <Tabs.Panel key={key} value={key}>
              {key === current.key && children(index)}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <EmptyState withIndicatorBackground py={64} {...empty}>
          {addButton}
        </EmptyState>
      )}
    </div>
  );
}

/** Puts the focus on what is found once the change is drawn. */
function useNextFocus() {
  const holder = useRef<HTMLDivElement>(null);
  const next = useRef<string>(null);
  useEffect(() => {
    if (next.current === null) return;
    holder.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return {
    holder,
    focusNext: (selector: string): void => {
      next.current = selector;
    },
  };
}
