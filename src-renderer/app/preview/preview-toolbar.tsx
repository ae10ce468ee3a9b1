import { ActionIcon, Button, Menu, NativeSelect, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { Check, Monitor, PanelRightClose, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { choosePage, previewedPage, sectionStore } from '../../editor/preview-section.ts';
import { useSite } from '../../state/draft.ts';
import { keysLabel } from '../../ui/keys.ts';
import { useLasting } from '../../ui/use-lasting.ts';
import { type PreviewDevice, type PreviewZoom, togglePreview, usePreviewView } from './preview-store.ts';
import { previewPages } from './site-pages.ts';
import classes from './preview.module.css';

const devices = [
  { value: 'desktop', icon: Monitor, label: 'Desktop' },
  { value: 'tablet', icon: Tablet, label: 'Tablet' },
  { value: 'mobile', icon: Smartphone, label: 'Mobile' },
] as const;

const zooms: readonly PreviewZoom[] = ['fit', 0.5, 0.75, 1];

const percent = (scale: number): string => `${Math.round(scale * 100)} %`;

/** Whether the draft has changes that the preview does not show yet. */
export interface Behind {
  isBehind: boolean;
}

interface PreviewToolbarProps {
  /** null if the shown page does not follow the draft */
  behind: StoreApi<Behind> | null;
  /** scale of the shown page */
  scale: number;
  /** whether the user can hide the pane */
  canHide: boolean;
  /** a menu with further actions for the page */
  children: ReactNode;
}

/** The controls that choose the previewed page, the device and the zoom. */
export function PreviewToolbar({ behind, scale, canHide, children }: PreviewToolbarProps) {
  const [{ device, zoom }, change] = usePreviewView();
  return (
    <div className={classes.toolbar}>
      <h2 className={classes.title}>
        Preview
        {behind && <UpdatingMark behind={behind} />}
      </h2>
      <PageSelect />
      <SegmentedControl
        size="xs"
        aria-label="Width of the preview"
        value={device}
        onChange={(value) => change({ device: value as PreviewDevice })}
        data={devices.map(({ value, icon: Icon, label }) => ({
          value,
          label: (
            <span className={classes.device}>
              <Icon size={14} aria-hidden />
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          ),
        }))}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-xs" variant="default" className={classes.zoom} aria-label={`Zoom: ${percent(scale)}`}>
            {percent(scale)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {zooms.map((each) => (
            <Menu.Item
              key={each}
              onClick={() => change({ zoom: each })}
              rightSection={each === zoom && <Check size={14} aria-label="chosen" />}
            >
              {each === 'fit' ? 'Fit to the pane' : percent(each)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {children}
      {canHide && (
        <Tooltip label={`Hide the preview (${keysLabel('preview')})`}>
          <ActionIcon aria-label="Hide the preview" onClick={togglePreview}>
            <PanelRightClose size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

function UpdatingMark({ behind }: { behind: StoreApi<Behind> }) {
  const isBehind = useLasting(behind, (state) => state.isBehind);
  return <span className={classes.behind} data-behind={isBehind || undefined} title="Updating" />;
}

/** A select with the pages of the site. Renders nothing if there is only one page. */
function PageSelect() {
  const pages = useSite((site) => previewPages(site).flatMap(({ path, name }) => [path, name]));
  const shown = useStore(sectionStore, previewedPage);
  const options = Array.from({ length: pages.length / 2 }, (_, at) => ({
    value: pages[2 * at] ?? '',
    label: pages[2 * at + 1] ?? '',
  }));
  // Adds the shown page if it is not listed: links in the preview also lead to the pages of single services.
  if (!options.some(({ value }) => value === shown)) options.push({ value: shown, label: `/${shown}` });
  if (options.length === 1) return null;
  return (
    <NativeSelect
      size="xs"
      className={classes.page}
      aria-label="Page of the preview"
      value={shown}
      onChange={({ currentTarget: { value } }) => choosePage(value)}
      data={options}
    />
  );
}
