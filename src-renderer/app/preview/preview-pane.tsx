import { useElementSize } from '@mantine/hooks';
import type { SplitterPaneSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { fitFrame } from './fit-frame.ts';
import { PreviewFrames } from './preview-frames.tsx';
import { usePreviewView } from './preview-store.ts';
import { PreviewMenu } from './preview-menu.tsx';
import { type Behind, PreviewToolbar } from './preview-toolbar.tsx';
import { WidgetsFrame } from './widgets-frame.tsx';
import classes from './preview.module.css';

interface PreviewPaneProps {
  slug: string;
  /** width in percent of the parent element; if missing, the pane fills the parent element */
  width?: SplitterPaneSize | undefined;
  /** the element that resizes the pane */
  handle?: ReactNode;
  /** whether the user can hide the pane, because it is beside a screen or in the screen's place */
  canHide?: boolean;
}

/** The draft's page as visitors would see it, with a toolbar. */
export function PreviewPane({ slug, width, handle, canHide = false }: PreviewPaneProps) {
  // `isBehind` is in a store, because it changes twice with each key press and only the mark in the toolbar should
  // render again.
  const [behind] = useState(() => createStore<Behind>(() => ({ isBehind: false })));
  /** slug of the site whose widgets run */
  const [running, setRunning] = useState<string | null>(null);
  const widgetsRun = running === slug;
  const [view] = usePreviewView();
  const { ref, width: room, height } = useElementSize();
  const box = fitFrame(view, room, height);
  return (
    <section
      aria-label="Preview"
      data-preview-pane
      className={classes.pane}
      style={{ width: width === undefined ? '100%' : `${Number.parseFloat(String(width))}%` }}
    >
      {handle}
      <PreviewToolbar behind={widgetsRun ? null : behind} scale={box.scale} canHide={canHide}>
        <PreviewMenu slug={slug} widgetsRun={widgetsRun} onWidgets={(run) => setRunning(run ? slug : null)} />
      </PreviewToolbar>
      <div ref={ref} className={classes.stage} data-device={view.device}>
        {widgetsRun ? (
          <WidgetsFrame slug={slug} box={box} onStop={() => setRunning(null)} />
        ) : (
          <PreviewFrames key={slug} slug={slug} box={box} onBehind={(isBehind) => behind.setState({ isBehind })} />
        )}
      </div>
    </section>
  );
}
