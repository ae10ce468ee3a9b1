import { Button, Group, Menu, Text } from '@mantine/core';
import { ChevronDown, Combine, Copy, ListOrdered, type LucideIcon, ScanSearch, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { GALLERY } from '#shared/domain/photo/gallery.ts';
import { duplicatesOf, photoAt } from '#shared/domain/photo/library.ts';
import { isDescribed } from '#shared/domain/publishing/alt-texts.ts';
import { list } from '#shared/record/readers.ts';
import { removeWithUndo } from '../../../editor/list/removal.ts';
import type { ListRow, ListRows } from '../../../editor/list/list-rows.ts';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { chosenFirst, type View, writeOrder } from '../model.ts';
import type { Selection } from '../use-selection.ts';
import { MergeBar } from './merge-bar.tsx';
import { ModeBar } from './mode-bar.tsx';
import { PullArchived, StockToggle, useStock } from './server-photos.tsx';
import { SimilarPhotos } from './similar-photos.tsx';
import { SizeSlider } from './size-slider.tsx';
import classes from './toolbar.module.css';

interface ToolbarProps {
  view: View;
  photos: ListRows;
  rows: readonly ListRow[];
  selection: Selection;
  /** indexes of the chosen photos in the record's list */
  chosen: readonly number[];
  onRemove: (keys: readonly string[]) => Promise<void>;
}

/** Toolbar with actions for many photos at once. It stays in sight while the photos scroll. */
export function Toolbar({ view, photos, rows, selection, chosen, onRemove }: ToolbarProps) {
  const [tool, setTool] = useState<ToolName>();
  const stock = useStock();
  const selectNone = (): void => selection.set([]);
  const bar = useRef<HTMLDivElement>(null);
  const width = useWidth(bar);
  const toolsButton = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setTool(undefined);
    // The focus returns to the menu's button, because the menu item that had it is gone.
    toolsButton.current?.focus({ preventScroll: true });
  };
  const endMode = (): void => {
    selectNone();
    close();
  };
  const saveOrder = (): void => {
    const keys = chosenFirst(
      rows.map(({ key }) => key),
      selection.keys,
    );
    const indexes = keys.flatMap((key) => rows.find((row) => row.key === key)?.index ?? []);
    photos.apply(keys, () => edit(writeOrder(currentSite(), view, indexes)));
    endMode();
  };
  const all = selection.keys.length === rows.length && rows.length > 0;
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-chosen={chosen.length > 0 || undefined}
      role="toolbar"
      aria-label="Selected photos"
    >
      {(rows.length > 0 || view.kind === 'all') && (
        <Group gap="8px 12px" mih={28}>
          {rows.length > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={all ? selectNone : () => selection.set(rows.map(({ key }) => key))}
            >
              {all ? 'Select None' : 'Select All'}
            </Button>
          )}
          {view.kind !== 'archived' && <SelectUndescribed rows={rows} selection={selection} />}
          {chosen.length > 0 && (
            <>
              <Text size="sm" role="status">
                {chosen.length} selected
              </Text>
              <Button
                variant="default"
                size="compact-sm"
                aria-label="Delete selected"
                title="Delete selected"
                onClick={() => void onRemove(selection.keys)}
              >
                <Trash2 size={14} aria-hidden />
                <span className={classes.long}>Delete selected</span>
              </Button>
            </>
          )}
          <Group gap="8px 16px" ml="auto">
            {view.kind === 'all' && rows.length > 0 && <SizeSlider width={width} />}
            {view.kind === 'all' && <StockToggle stock={stock} />}
            {view.kind !== 'archived' && rows.length > 0 && <Tools view={view} button={toolsButton} onTool={setTool} />}
          </Group>
        </Group>
      )}
      {stock.failure !== undefined && (
        <FailureAlert message={stock.failure} onDismiss={stock.dismiss} onRetry={() => void stock.toggle(true)} />
      )}
      {view.kind === 'archived' && (
        <Group gap="8px 12px">
          <PullArchived />
        </Group>
      )}
      {tool === 'order' && (
        <ModeBar
          label="Set order"
          words={<Text size="sm">Choose photos in the order in which they are to come first.</Text>}
          canUndo={chosen.length > 0}
          onUndo={selectNone}
          onEnd={endMode}
        >
          <Button size="compact-sm" disabled={chosen.length === 0} onClick={saveOrder}>
            Save order
          </Button>
        </ModeBar>
      )}
      {tool === 'merge' && <MergeBar view={view} chosen={chosen} onUndo={selectNone} onEnd={endMode} />}
      {tool === 'similar' && <SimilarPhotos onClose={close} />}
    </div>
  );
}

/** Button that selects the photos without a description for screen readers and search engines. */
function SelectUndescribed({ rows, selection }: Pick<ToolbarProps, 'rows' | 'selection'>) {
  const keys = useSite((site) =>
    rows.filter(({ index }) => !isDescribed(photoAt(site, index).alt_tag)).map(({ key }) => key),
  );
  if (keys.length === 0) return null;
  return (
    <Button variant="default" size="compact-sm" onClick={() => selection.set(keys)}>
      Select {keys.length} without alt text
    </Button>
  );
}

type ToolName = 'order' | 'merge' | 'similar';

interface ToolsProps {
  view: View;
  button: RefObject<HTMLButtonElement | null>;
  onTool: (tool: ToolName) => void;
}

function Tools({ view, button, onTool }: ToolsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button ref={button} variant="default" size="compact-sm" rightSection={<ChevronDown size={14} aria-hidden />}>
          Tools
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Tool icon={ListOrdered} label="Set Order" onClick={() => onTool('order')} />
        <Tool icon={Combine} label="Merge Photo" onClick={() => onTool('merge')} />
        {view.kind === 'all' && (
          <>
            <Tool icon={Copy} label="DEDUPE Button" onClick={dedupe} />
            <Tool icon={ScanSearch} label="Find similar" onClick={() => onTool('similar')} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const Tool = ({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) => (
  <Menu.Item leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
    {label}
  </Menu.Item>
);

/** Removes each photo that has the same address as an earlier photo. */
function dedupe(): void {
  const indexes = duplicatesOf(currentSite());
  if (indexes.length === 0) {
    notifySuccess({
      title: 'No photo is there twice',
      message: `${photoCount(list(currentSite().gallery).length)} compared.`,
    });
    return;
  }
  removeWithUndo(GALLERY, indexes, `Removed ${indexes.length} duplicate ${indexes.length === 1 ? 'photo' : 'photos'}`);
}
