import { Button, EmptyState, Group, Tabs } from '@mantine/core';
import { Copy, Megaphone, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ADS_PAGES, adsPages, adsPageTitle, duplicateAdsPage } from '#shared/domain/ads-page/rules.ts';
import { useListRows } from '../../../editor/list/list-rows.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { PageForm } from './page-form.tsx';

const PATH = [ADS_PAGES];

/** A tab for each page, and what makes, copies and takes away pages. */
export function AdsPages() {
  const { list, rows } = useListRows(PATH);
  const titles = useSite((site) => adsPages(site).map(adsPageTitle));
  const [chosen, setChosen] = useState<{ key: string; place: number }>();
  const { holder, focusNext } = useNextFocus();
  const known = rows.findIndex(({ key }) => key === chosen?.key);
  // Where the chosen one is gone, the one that took its place.
  const place = known >= 0 ? known : Math.min(chosen?.place ?? 0, rows.length - 1);
  const current = rows[place];
  const show = (key: string | undefined): void => {
    const at = list.read().findIndex((row) => row.key === key);
    if (key !== undefined && at >= 0) setChosen({ key, place: at });
  };
  const add = (): void => {
    show(list.add());
    focusNext('[data-first-field]');
  };
  const duplicate = (): void => {
    if (!current) return;
    edit(duplicateAdsPage(currentSite(), current.index));
    show(list.read().find(({ index }) => index === current.index + 1)?.key);
    focusNext('[role=tab][aria-selected=true]');
  };
  const remove = (): void => {
    if (!current) return;
    setChosen({ key: '', place });
    list.remove(new Set([current.key]), `Removed ${titles[current.index] ?? 'the ads page'}`);
    focusNext(rows.length > 1 ? '[role=tab][aria-selected=true]' : '[data-adds]');
  };
  const addButton = (
    <Button
      size="compact-sm"
      variant={current ? 'default' : 'filled'}
      leftSection={<Plus size={14} aria-hidden />}
      onClick={add}
      data-adds
    >
      Add ads page
    </Button>
  );
  return (
    <div ref={holder}>
      {current ? (
        <Tabs value={current.key} onChange={(key) => show(key ?? undefined)}>
          <Group justify="space-between" align="flex-end" gap="sm" mb="md">
            <Tabs.List aria-label="Ads pages">
              {rows.map(({ key, index }) => (
                <Tabs.Tab key={key} value={key}>
                  {titles[index]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Group gap="xs">
              {addButton}
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Copy size={14} aria-hidden />}
                onClick={duplicate}
              >
                Duplicate
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Trash2 size={14} aria-hidden />}
                onClick={remove}
              >
                Delete
              </Button>
            </Group>
          </Group>
          {rows.map(({ key, index }) => (
            <Tabs.Panel key={key} value={key}>
              {key === current.key && <PageForm index={index} />}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <EmptyState
          withIndicatorBackground
          py={64}
          icon={<Megaphone aria-hidden />}
          title="No ads page yet"
          description="One is about a service: its photos, its reviews and why people should call."
        >
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
