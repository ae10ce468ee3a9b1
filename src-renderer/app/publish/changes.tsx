import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '../../bridge/hooks.ts';
import { clockTime, timeAgo } from '../../ui/time.ts';
import { tabLabel } from '../../state/tabs.ts';
import { changesByTab } from './model.ts';
import { PageChanges } from './page-changes.tsx';
import classes from './publish.module.css';

/** The differences from the version that was published last. */
export function Changes({ slug }: { slug: string }) {
  const { data: versions } = useQuery('history.list', { slug });
  const last = versions?.find(({ kind }) => kind === 'published');
  if (!versions) return <Skeleton height={40} aria-label="Loading" />;
  if (!last) return <Text size="sm">This is the first publish from this computer.</Text>;
  return <Since slug={slug} id={last.id} at={last.at} />;
}

function Since({ slug, id, at }: { slug: string; id: number; at: number }) {
  const [now] = useState(Date.now);
  const { data: differences, error } = useQuery('history.compare', { slug, id });
  if (error) return <Text size="sm">What changed since the last publish cannot be read: {error.message}</Text>;
  if (!differences) return <Skeleton height={40} aria-label="Loading" />;
  const tabs = changesByTab(differences);
  const when = `${timeAgo(at, now)} (${clockTime(at)})`;
  if (tabs.length === 0) return <Text size="sm">Nothing has changed since the last publish, {when}.</Text>;
  return (
    <>
      <Text size="sm" c="dimmed">
        Since the last publish, {when}:
      </Text>
      <ul className={classes.changes} aria-label="Changed since the last publish">
        {tabs.map(({ tab, labels }) => (
          <li key={tab}>
            <Text span size="sm" fw={500}>
              {tabLabel(tab)}
            </Text>{' '}
            <Text span size="sm" c="dimmed" className={classes.words}>
              {labels.slice(0, 6).join(' · ')}
              {labels.length > 6 && ` · and ${labels.length - 6} more`}
            </Text>
          </li>
        ))}
      </ul>
      <PageChanges slug={slug} since={id} />
    </>
  );
}
