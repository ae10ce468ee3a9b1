import { ActionIcon, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import type { SplitterPaneSize } from '@mantine/hooks';
import { Monitor, PanelRightClose, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { keysLabel } from '../../ui/keys.ts';
import { PreviewFrames } from './preview-frames.tsx';
import { type PreviewDevice, previewStore, togglePreview } from './preview-store.ts';
import classes from './preview.module.css';

const devices = [
  { value: 'desktop', icon: Monitor, label: 'Desktop' },
  { value: 'tablet', icon: Tablet, label: 'Tablet' },
  { value: 'mobile', icon: Smartphone, label: 'Mobile' },
] as const;

interface PreviewPaneProps {
  slug: string;
  /** share of the window; without it the pane fills the window */
  width?: SplitterPaneSize | undefined;
  /** resizes the pane */
  handle?: ReactNode;
}

/** The draft as its visitors would see it. */
export function PreviewPane({ slug, width, handle }: PreviewPaneProps) {
  const device = useStore(previewStore, (state) => state.device);
  const [isBehind, setBehind] = useState(false);
  return (
    <section
      aria-label="Preview"
      className={classes.pane}
      style={{ width: width === undefined ? '100%' : `${Number.parseFloat(String(width))}%` }}
    >
      {handle}
      <div className={classes.toolbar}>
        <h2 className={classes.title}>
          Preview
          <span className={classes.behind} data-behind={isBehind || undefined} title="Updating" />
        </h2>
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={device}
          onChange={(value) => previewStore.setState({ device: value as PreviewDevice })}
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
        {handle && (
          <Tooltip label={`Hide the preview (${keysLabel('preview')})`}>
            <ActionIcon aria-label="Hide the preview" onClick={togglePreview}>
              <PanelRightClose size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <PreviewFrames key={slug} slug={slug} device={device} onBehind={setBehind} />
    </section>
  );
}
