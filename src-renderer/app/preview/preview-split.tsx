import { ActionIcon, Tooltip } from '@mantine/core';
import { useSplitter } from '@mantine/hooks';
import { PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { keysLabel } from '../../ui/keys.ts';
import { PreviewPane } from './preview-pane.tsx';
import { previewStore, togglePreview } from './preview-store.ts';
import classes from './preview.module.css';

/** The screen with the preview beside it, in proportions that the user sets. */
export function PreviewSplit({ slug, children }: { slug: string; children: ReactNode }) {
  const { open, size } = useStore(previewStore);
  const { ref, sizes, activeHandle, getHandleProps } = useSplitter<HTMLDivElement>({
    panels: [
      { defaultSize: 58, min: 30 },
      { defaultSize: 42, min: 20 },
    ],
    sizes: [100 - size, size],
    onSizeChange: ([, preview]) => previewStore.setState({ size: Number.parseFloat(String(preview)) }),
    step: 2,
    enabled: open,
  });
  if (!open) {
    return (
      <div className={classes.split}>
        {children}
        <Tooltip label={`Show the preview (${keysLabel('preview')})`} position="left">
          <ActionIcon
            data-preview-pane
            className={classes.show}
            variant="default"
            aria-label="Show the preview"
            onClick={togglePreview}
          >
            <PanelRightOpen size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    );
  }
  return (
    <div ref={ref} className={classes.split} data-resizing={activeHandle >= 0 || undefined}>
      {children}
      <PreviewPane
        slug={slug}
        width={sizes[1]}
        handle={<div {...getHandleProps({ index: 0 })} className={classes.handle} aria-label="Width of the preview" />}
      />
    </div>
  );
}
