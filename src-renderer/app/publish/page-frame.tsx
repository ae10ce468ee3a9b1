import { Skeleton } from '@mantine/core';
import { useElementSize, useInViewport, useMergedRef } from '@mantine/hooks';
import { useState } from 'react';
import { fitFrame } from '../preview/fit-frame.ts';
import type { PreviewDevice } from '../preview/preview-store.ts';
import classes from './pages.module.css';

interface PageFrameProps {
  title: string;
  src: string;
  device: PreviewDevice;
  /** whether the page can neither be scrolled nor take the focus */
  still?: boolean;
}

/**
 * A page at the width of a visitor's window, scaled to the surrounding element. The page is loaded when this element
 * first comes into view.
 */
export function PageFrame({ title, src, device, still = false }: PageFrameProps) {
  const { ref: sizeRef, width, height } = useElementSize();
  const { ref: sightRef, inViewport } = useInViewport();
  const ref = useMergedRef(sizeRef, sightRef);
  const [seen, setSeen] = useState(false);
  const [loaded, setLoaded] = useState<string>();
  if (inViewport && !seen) setSeen(true);
  const page = src.split('#')[0];
  const frame = fitFrame({ device, zoom: 'fit' }, width, height);
  return (
    <div ref={ref} className={classes.frame}>
      {seen && width > 0 && (
        // The key changes with the page, not with the anchor: another anchor only scrolls the page.
        <iframe
          key={page}
          title={title}
          sandbox=""
          src={src}
          inert={still}
          scrolling={still ? 'no' : 'auto'}
          tabIndex={still ? -1 : 0}
          onLoad={() => setLoaded(page)}
          style={{
            width: frame.width,
            height: frame.height,
            left: frame.left,
            transform: `scale(${frame.scale})`,
          }}
        />
      )}
      {loaded !== page && <Skeleton className={classes.skeleton} radius={0} />}
    </div>
  );
}
