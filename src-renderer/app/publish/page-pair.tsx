import { Text } from '@mantine/core';
import type { PageChange } from '#shared/ipc/publishing.ipc.ts';
import { useStatus } from '../../state/draft.ts';
import type { PreviewDevice } from '../preview/preview-store.ts';
import { previewUrl } from '../preview/preview-url.ts';
import { PageFrame } from './page-frame.tsx';
import classes from './pages.module.css';

export type PairView = 'both' | 'before' | 'after';

interface PagePairProps {
  slug: string;
  /** the version of the history that visitors see, as far as the app knows */
  since: number;
  /** label of the page of the version `since` */
  before: string;
  change: PageChange;
  device: PreviewDevice;
  /** section that both pages are scrolled to */
  section: string | null;
  view?: PairView;
  still?: boolean;
}

/** A page as visitors see it now, beside the same page as it will be after the publish. */
export function PagePair({
  slug,
  since,
  before,
  change,
  device,
  section,
  view = 'both',
  still = false,
}: PagePairProps) {
  const draft = useStatus(({ version }) => version);
  const { path, name, kind } = change;
  const side = (of: 'before' | 'after', caption: string, isThere: boolean, src: string, without: string) => (
    <figure className={classes.side} hidden={view !== 'both' && view !== of}>
      <Text component="figcaption" size="xs" c="dimmed" mb={4}>
        {caption}
      </Text>
      {isThere ? (
        <PageFrame title={`${name}: ${caption.toLowerCase()}`} src={src} device={device} still={still} />
      ) : (
        <Text size="xs" c="dimmed" className={classes.none}>
          {without}
        </Text>
      )}
    </figure>
  );
  return (
    <div className={classes.pair} data-device={device} data-still={still || undefined}>
      {side(
        'before',
        before,
        kind !== 'added',
        previewUrl(slug, path, { version: since }, section),
        'This page is new',
      )}
      {side(
        'after',
        'As it will be',
        kind !== 'removed',
        previewUrl(slug, path, { draft }, section),
        'This page is taken off the site',
      )}
    </div>
  );
}
