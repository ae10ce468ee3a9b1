import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { invoke } from '../../bridge/client.ts';
import { sectionStore } from '../../editor/preview-section.ts';
import { useStatus } from '../../state/draft.ts';
import { fitFrame } from './fit-frame.ts';
import { useFrames } from './frames.ts';
import { pressInApp, rememberFocus, returnToApp } from './keys-of-frame.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewDevice } from './preview-store.ts';
import { useChosenSection } from './chosen-section.ts';
import classes from './preview.module.css';

interface PreviewFramesProps {
  slug: string;
  device: PreviewDevice;
  /** called with whether the draft has changes that are not shown yet */
  onBehind: (isBehind: boolean) => void;
}

/** The draft's page, which follows the draft in place; a page that has to be loaded is shown once it is painted. */
export function PreviewFrames({ slug, device, onBehind }: PreviewFramesProps) {
  const version = useStatus((site) => site.version);
  const { section, page } = useStore(sectionStore);
  const [frames, dispatch] = useFrames(page);
  const [isWaiting, setWaiting] = useState(true);
  const { ref, width, height } = useElementSize();
  const box = fitFrame(device, width, height);
  const choose = useChosenSection(slug);
  const last = frames.at(-1);
  const front = frames.findLast(({ isPainted }) => isPainted) ?? last;

  useEffect(() => {
    if (last?.page !== page) dispatch({ type: 'open', page });
  }, [page, last, dispatch]);

  return (
    <div ref={ref} className={classes.stage} data-device={device} onFocus={rememberFocus}>
      {frames.map((frame) => (
        <PreviewFrame
          key={frame.id}
          slug={slug}
          page={frame.page}
          version={version}
          section={section}
          isFront={frame === front}
          isPainted={frame.isPainted}
          pageNow={async () => (await invoke('preview.page', { slug, path: frame.page })).html}
          events={{
            painted() {
              setWaiting(false);
              dispatch({ type: 'painted', id: frame.id });
              // The frame behind goes once this one has been painted over it.
              requestAnimationFrame(() => requestAnimationFrame(() => dispatch({ type: 'covered', id: frame.id })));
            },
            unlike: () => dispatch({ type: 'open', page: frame.page }),
            behind: onBehind,
            chosen: choose,
            page: (path) => sectionStore.setState({ page: path, section: null }),
            pressed: pressInApp,
            leave: returnToApp,
          }}
          style={{ width: box.width, height: box.height, transform: `scale(${box.scale})`, left: box.left }}
        />
      ))}
      {isWaiting && <Skeleton className={classes.skeleton} radius={0} />}
    </div>
  );
}
