import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { previewedPage, sectionStore } from '../../editor/preview-section.ts';
import { useStatus } from '../../state/draft.ts';
import type { FrameBox } from './fit-frame.ts';
import { publishedUrl } from './preview-url.ts';
import classes from './preview.module.css';

/** height of the bar above the page in CSS pixels, as in the style sheet */
const BAR_PX = 36;

interface WidgetsFrameProps {
  slug: string;
  box: FrameBox;
  onStop: () => void;
}

/**
 * The page with the record's own code. The code has no access to the app's bridge and cannot store anything. The code
 * may have changed the page, so the page does not follow the draft. A button loads the page again.
 */
export function WidgetsFrame({ slug, box, onStop }: WidgetsFrameProps) {
  const version = useStatus((site) => site.version);
  const page = useStore(sectionStore, previewedPage);
  const [loaded, setLoaded] = useState(version);
  return (
    <>
      <div className={classes.widgetsBar} role="status">
        <Text size="xs" className={classes.widgetsWords}>
          {loaded === version ? 'Widgets run on this page.' : 'Edits since the widgets were started are not shown.'}
        </Text>
        {loaded !== version && (
          <Button size="compact-xs" onClick={() => setLoaded(version)}>
            Run again
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={onStop}>
          Stop
        </Button>
      </div>
      <div className={classes.widgets}>
        <iframe
          title="The page with its widgets"
          className={classes.frame}
          data-front
          sandbox="allow-scripts"
          src={publishedUrl(slug, page, loaded)}
          style={{
            width: box.width,
            height: box.height - BAR_PX / box.scale,
            transform: `scale(${box.scale})`,
            left: box.left,
          }}
        />
      </div>
    </>
  );
}
