import { Button, Group, Menu, SegmentedControl } from '@mantine/core';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { toCsv } from '#shared/domain/map/csv.ts';
import type { Entry } from '#shared/domain/map/entries.ts';
import { invoke } from '../../../bridge/client.ts';
import type { ClusterIndex } from '../../../ui/map/clusters.ts';
import { EntriesTable } from '../../../ui/map/entries-table.tsx';
import { MapCanvas, type MapHandle } from '../../../ui/map/map-canvas.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { attempt, notifySuccess } from '../../../ui/notify.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { clockTime } from '../../../ui/time.ts';

interface MapCardProps {
  entries: readonly Entry[];
  index: ClusterIndex;
  /** time at which the server returned the entries, in milliseconds since 1970; undefined if there is no answer yet */
  asOf: number | undefined;
  /** whether text messages can be deleted: the server permits it, and the entries are its latest answer */
  canDelete: boolean;
  /** text that is shown if there are no entries; undefined while they are being loaded */
  none: string | undefined;
}

/** Shows the entries on a map or as a list. */
export function MapCard({ entries, index, asOf, canDelete, none }: MapCardProps) {
  const [look, setLook] = useState<'map' | 'list'>('map');
  /** the entry to show when the map replaces the list again */
  const [wanted, setWanted] = useState<Entry>();
  const map = useRef<MapHandle>(null);

  async function remove({ id, name }: Entry): Promise<boolean> {
    const isSure = await confirm({
      title: 'Delete this text?',
      message: `The text of ${name} is deleted on the server, for all of the staff. It cannot be brought back.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    let isGone = false;
    if (isSure) {
      await attempt('The text was not deleted', async () => {
        await invoke('map.deleteText', { id });
        isGone = true;
      });
    }
    return isGone;
  }
  const onDelete = canDelete ? remove : undefined;

  const caption = `${counted(entries.length, 'marker')} as of ${asOf === undefined ? '' : clockTime(asOf)}`;
  function exportAs(format: 'csv' | 'png'): void {
    void attempt('The export failed', async () => {
      const content = format === 'csv' ? toCsv(entries) : await map.current?.picture(caption);
      if (content === undefined) return;
      const { path } = await invoke('map.export', {
        format,
        name: format === 'csv' ? 'texts and pros' : 'map',
        content,
      });
      if (path !== undefined) notifySuccess({ title: 'Exported', message: path });
    });
  }

  return (
    <SectionCard
      title="Places"
      purpose="Where texts came from and where pros are."
      action={
        <Group gap="sm">
          <SegmentedControl
            size="xs"
            aria-label="Show places as"
            data={[
              { value: 'map', label: 'Map' },
              { value: 'list', label: 'List' },
            ]}
            value={look}
            onChange={setLook}
          />
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" leftSection={<Download size={14} aria-hidden />} disabled={asOf === undefined}>
                Export
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => exportAs('csv')}>List as CSV…</Menu.Item>
              <Menu.Item disabled={look === 'list'} onClick={() => exportAs('png')}>
                Map as PNG…
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      }
    >
      {look === 'map' ? (
        <MapCanvas
          ref={map}
          index={index}
          wanted={wanted}
          note={entries.length === 0 ? none : undefined}
          onDelete={onDelete}
        />
      ) : (
        <EntriesTable
          entries={entries}
          none={none}
          onDelete={onDelete}
          onShow={(entry) => {
            setWanted(entry);
            setLook('map');
          }}
        />
      )}
    </SectionCard>
  );
}
