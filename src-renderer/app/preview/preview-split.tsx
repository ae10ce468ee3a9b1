import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery, useSplitter } from '@mantine/hooks';
import { PanelRightOpen } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useAppInfo } from '../../state/app-info.ts';
import { keysLabel } from '../../ui/keys.ts';
import { PreviewPane } from './preview-pane.tsx';
import { leavePreviewInPlace, NO_ROOM_BESIDE, previewInPlace, previewStore, togglePreview } from './preview-store.ts';
import classes from './preview.module.css';

/** The screen with the preview. In safe mode there is no preview. */
export function PreviewSplit({ slug, children }: { slug: string; children: ReactNode }) {
  if (useAppInfo().safe) return <div className={classes.split}>{children}</div>;
  return <WithPreview slug={slug}>{children}</WithPreview>;
}

/**
 * The screen with the preview beside it. The user can change the preview's width. In a narrow window the preview takes
 * the screen's place if the user asks for it.
 */
function WithPreview({ slug, children }: { slug: string; children: ReactNode }) {
  const { open, size } = useStore(previewStore);
  const { key } = useLocation();
  const isNarrow = useMediaQuery(NO_ROOM_BESIDE, undefined, { getInitialValueInEffect: false });
  const inPlace = useStore(previewInPlace, ({ shown }) => shown) && isNarrow;
  const beside = open && !isNarrow;
  const { ref, sizes, activeHandle, getHandleProps } = useSplitter<HTMLDivElement>({
    panels: [
      { defaultSize: 58, min: 30 },
      { defaultSize: 42, min: 20 },
    ],
    sizes: [100 - size, size],
    onSizeChange: ([, preview]) => previewStore.setState({ size: Number.parseFloat(String(preview)) }),
    step: 2,
    enabled: beside,
  });
  // Shows the screen again after each navigation: a link may lead to a field, and a hidden field cannot take the focus.
  // This layout effect runs before the effect that moves the focus.
  useLayoutEffect(() => {
    leavePreviewInPlace();
  }, [key]);
  return (
    <div
      ref={ref}
      className={classes.split}
      data-resizing={activeHandle >= 0 || undefined}
      data-in-place={inPlace || undefined}
    >
      {children}
      {beside && (
        <PreviewPane
          slug={slug}
          width={sizes[1]}
          canHide
          handle={
            <div {...getHandleProps({ index: 0 })} className={classes.handle} aria-label="Width of the preview" />
          }
        />
      )}
      {inPlace && <PreviewPane slug={slug} canHide />}
      {!beside && !inPlace && (
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
      )}
    </div>
  );
}
