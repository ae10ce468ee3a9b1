import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { invoke } from '../../bridge/client.ts';
import { choosePage, previewedPage, sectionStore } from '../../editor/preview-section.ts';
import { useStatus } from '../../state/draft.ts';
import { delayShownDraft } from '../../state/shown-draft.ts';
import type { FrameBox } from './fit-frame.ts';
import { useFrames } from './frames.ts';
import { pressInApp, rememberFocus, returnToApp } from './frame-focus.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useChosenSection } from './chosen-section.ts';
import classes from './preview.module.css';

interface PreviewFramesProps {
  slug: string;
  box: FrameBox;
  /** called with whether the draft has changes that are not shown yet */
  onBehind: (isBehind: boolean) => void;
}

/** Shows a page of the draft and updates it in place. A page that has to be loaded is shown after it is painted. */
export function PreviewFrames({ slug, box, onBehind }: PreviewFramesProps) {
  const version = useStatus((site) => site.version);
  const { section, slide } = useStore(sectionStore);
  const page = useStore(sectionStore, previewedPage);
  const { pathname } = useLocation();
  const [frames, dispatch] = useFrames(page);
  const [isWaiting, setWaiting] = useState(true);
  const choose = useChosenSection(slug);
  const last = frames.at(-1);
  const front = frames.findLast(({ isPainted }) => isPainted) ?? last;

  useEffect(() => sectionStore.setState({ screen: pathname }), [pathname]);
  useEffect(() => {
    if (last?.page !== page) dispatch({ type: 'open', page });
  }, [page, last, dispatch]);

  return (
    <div className={classes.frames} onFocus={rememberFocus}>
      {frames.map((frame) => (
        <PreviewFrame
          key={frame.id}
          slug={slug}
          page={frame.page}
          version={version}
          section={section}
          slide={slide}
          isFront={frame === front}
          isPainted={frame.isPainted}
          pageNow={(since) => delayShownDraft(invoke('preview.page', { slug, path: frame.page, since }))}
          events={{
            painted() {
              setWaiting(false);
              dispatch({ type: 'painted', id: frame.id });
              // Removes the earlier frame only after this frame has been painted over it.
              requestAnimationFrame(() => requestAnimationFrame(() => dispatch({ type: 'covered', id: frame.id })));
            },
            needsNewFrame: () => dispatch({ type: 'open', page: frame.page }),
            behind: onBehind,
            chosen: choose,
            page: choosePage,
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
