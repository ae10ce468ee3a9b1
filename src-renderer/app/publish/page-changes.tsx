import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PreviewDevice } from '../preview/preview-store.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { anchorsOf, isSeen, partLabels } from './model.ts';
import { PageComparison } from './page-comparison.tsx';
import { PageName } from './page-name.tsx';
import { PagePair } from './page-pair.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import classes from './pages.module.css';

/** Number of pages that are shown at first, because some changes, such as a new phone number, change all pages. */
const SHOWN_AT_FIRST = 4;

interface PageChangesProps {
  slug: string;
  /** the version of the history that visitors see, as far as the app knows */
  since: number;
  /** label of the pictures of the version `since` */
  before: string;
}

/** Lists the pages on which the draft differs from `since`. Shows visible changes in pictures of before and after. */
export function PageChanges({ slug, since, before }: PageChangesProps) {
  const { data: changes, error } = useDraftQuery('publishing.changedPages', { slug, since });
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const [showsAll, setShowsAll] = useState(false);
  const [enlarged, setEnlarged] = useState<string>();
  if (error) return <Text size="sm">Pictures of the pages cannot be drawn: {error.message}</Text>;
  if (!changes) return <Skeleton height={180} mt="md" aria-label="Loading" />;
  if (changes.length === 0) return null;
  const shown = showsAll ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Group justify="space-between" mt="md" mb="xs">
        <Title order={3} size="h5">
          Changed pages ({changes.length})
        </Title>
        <DeviceSwitch label="Width of the pictures" device={device} onChange={setDevice} />
      </Group>
      <ul className={classes.pages} aria-label="Changed pages">
        {shown.map((change) => (
          <li key={change.path}>
            <PageName page={change}>
              <Text size="xs" c="dimmed">
                {partLabels(change.parts).join(' · ')}
              </Text>
            </PageName>
            {isSeen(change) && (
              <div className={classes.picture}>
                <PagePair
                  slug={slug}
                  since={since}
                  before={before}
                  change={change}
                  device={device}
                  section={anchorsOf(change)[0] ?? null}
                  still
                />
                <button
                  type="button"
                  className={classes.enlarge}
                  aria-label={`Enlarge ${change.name}`}
                  onClick={() => setEnlarged(change.path)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button variant="default" size="compact-sm" onClick={() => setShowsAll(true)}>
          Show all {changes.length} pages
        </Button>
      )}
      {enlarged !== undefined && (
        <PageComparison
          slug={slug}
          since={since}
          before={before}
          changes={changes.filter(isSeen)}
          path={enlarged}
          onGo={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </>
  );
}
