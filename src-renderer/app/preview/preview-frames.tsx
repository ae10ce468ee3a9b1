import { Skeleton } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useStatus } from '../../state/draft.ts';
import { useDoubleBuffer } from './double-buffer.ts';
import { fitFrame } from './fit-frame.ts';
import type { PreviewDevice } from './preview-store.ts';
import { previewUrl } from './preview-url.ts';
import classes from './preview.module.css';
import { sectionStore } from '../../editor/preview-section.ts';

/** How long after the last edit was journalled the page is drawn again, in milliseconds: longer than between two keys. */
const REFRESH_DELAY = 300;
/** How long a loaded page has to be painted before it is seen, and then to cover the one before, in milliseconds. */
const PAINT_TIME = 150;

/** The draft's page, drawn anew out of sight and then shown in place of the old one, so that nothing flashes. */
export function PreviewFrames({ slug, device }: { slug: string; device: PreviewDevice }) {
  const version = useStatus((site) => site.version);
  const section = useStore(sectionStore, (state) => state.section);
  const page = useStore(sectionStore, (state) => state.page);
  // A page's address may follow what is typed: it is asked for once the journal has the text that it is made of.
  const wanted = useMemo(() => ({ version, page }), [version, page]);
  const [settled] = useDebouncedValue(wanted, REFRESH_DELAY);
  const [{ urls, front, loading }, dispatch] = useDoubleBuffer();
  const [drawn, setDrawn] = useState(false);
  const { ref, width, height } = useElementSize();
  const frame = fitFrame(device, width, height);
  const url = previewUrl(slug, settled.page, { draft: settled.version }, section);

  useEffect(() => dispatch({ type: 'show', url }), [url, dispatch]);

  return (
    <div ref={ref} className={classes.stage} data-device={device}>
      {([0, 1] as const).map((index) => {
        const shown = urls[index];
        if (shown === null) return null;
        // A frame of its own for each page: letting one go by sending it to another page would swap its process.
        return (
          <iframe
            key={shown.split('#')[0]}
            title={index === front ? 'Preview of the page' : 'Next preview'}
            className={classes.frame}
            data-front={index === front || undefined}
            data-loading={(index !== front && loading) || undefined}
            aria-hidden={index === front ? undefined : true}
            tabIndex={index === front ? 0 : -1}
            sandbox=""
            src={shown}
            onLoad={() => {
              setDrawn(true);
              const before = urls[front];
              setTimeout(() => dispatch({ type: 'drawn', url: shown }), PAINT_TIME);
              if (before !== null) setTimeout(() => dispatch({ type: 'covered', url: before }), 2 * PAINT_TIME);
            }}
            style={{
              width: frame.width,
              height: frame.height,
              transform: `scale(${frame.scale})`,
              left: frame.left,
            }}
          />
        );
      })}
      {!drawn && <Skeleton className={classes.skeleton} radius={0} />}
    </div>
  );
}
