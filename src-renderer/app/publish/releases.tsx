import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import type { ReleaseView } from '#shared/ipc/publishing.ipc.ts';
import { useMutation, useQuery } from '../../bridge/hooks.ts';
import { openPanel } from '../../state/panel-store.ts';
import { confirm } from '../../ui/confirm.tsx';
import { showDialog } from '../../ui/dialog.tsx';
import { LoadError } from '../../ui/error-text.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { openExternal } from '../../ui/open-external.ts';
import { exactTime, timeAgo } from '../../ui/time.ts';
import classes from './publish.module.css';

/** Opens a dialog with the releases of the site that the server keeps. */
export function openReleases(slug: string): void {
  showDialog({ title: 'Published releases', size: 'lg', children: <ReleaseList slug={slug} /> });
}

/** Says that the server does not tell which releases it keeps. A button opens the history, to restore a version. */
function WithoutReleases() {
  const openHistory = (): void => {
    modals.closeAll();
    openPanel('history');
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">
        This server does not say which releases it keeps. To show the site as it was, restore that version from the
        history, and publish it.
      </Text>
      <Button variant="default" onClick={openHistory}>
        Open the history
      </Button>
    </Stack>
  );
}

function ReleaseList({ slug }: { slug: string }) {
  const query = useQuery('publishing.releases', { slug });
  const { data, refetch } = query;
  const [now] = useState(Date.now);
  const rollBack = useMutation('publishing.rollBack');
  const remove = useMutation('publishing.remove');
  const failure = rollBack.error ?? remove.error;

  const show = async ({ id, publishedAt }: ReleaseView): Promise<void> => {
    const agreed = await confirm({
      title: 'Show this release again?',
      message: `Visitors see the site as it was published on ${exactTime(publishedAt)}. The record stays as it is.`,
      confirmLabel: 'Show it',
    });
    if (agreed && (await rollBack.run({ slug, release: id }))) await refetch();
  };
  const takeOff = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Take the site off the web?',
      message: 'Visitors find nothing at its address, and its releases are deleted. The record stays as it is.',
      confirmLabel: 'Yes, take it off the web',
      danger: true,
    });
    if (agreed && (await remove.run({ slug }))) await refetch();
  };

  if (query.error) return <LoadError of="the releases" query={query} />;
  if (!data) return <Skeleton height={120} aria-label="Loading" />;
  if (!data.known) return <WithoutReleases />;
  if (data.releases.length === 0) return <Text size="sm">The site has not been published.</Text>;
  return (
    <Stack gap="md">
      <ul className={classes.list} aria-label="Releases">
        {data.releases.map((release) => (
          <li key={release.id} className={classes.finding}>
            <div>
              <Text size="sm" fw={500} title={exactTime(release.publishedAt)}>
                {timeAgo(release.publishedAt, now)}
              </Text>
              <Text size="xs" c="dimmed">
                {release.pages} {release.pages === 1 ? 'page' : 'pages'} · {release.id}
              </Text>
            </div>
            {release.current ? (
              <Badge variant="light">Visitors see this</Badge>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                loading={rollBack.running}
                aria-label={`Show the release of ${exactTime(release.publishedAt)} again`}
                onClick={() => void show(release)}
              >
                Show again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <FailureAlert
          message={failure.message}
          onDismiss={() => {
            rollBack.reset();
            remove.reset();
          }}
        />
      )}
      <Group justify="space-between">
        <Button variant="subtle" c="var(--app-danger)" loading={remove.running} onClick={() => void takeOff()}>
          Take the site off the web
        </Button>
        {data.url !== undefined && (
          <Button variant="default" onClick={() => openExternal(data.url ?? '')}>
            Open the site
          </Button>
        )}
      </Group>
    </Stack>
  );
}
