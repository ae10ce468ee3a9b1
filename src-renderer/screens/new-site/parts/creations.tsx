import { ActionIcon, Alert, Button, Group, Loader, Stack, Text, Tooltip } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { creationStepNames } from '../../../state/creations.ts';
import { showNeedsRail } from '../../../state/needs-rail.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { elapsed } from '../../../ui/time.ts';
import { BUILD_FAILURE, START_FAILURE } from '../model.ts';
import classes from '../new-site.module.css';

interface CreationsProps {
  creations: readonly Creation[];
  onCancel: (id: string) => void;
  onDismiss: (id: string) => void;
  /**
   * follows the server's task of a failed creation again; if there is no task, puts the creation's facts into the form
   */
  onRetry: (creation: Creation) => void;
}

/** Lists the creations that run, and those that have ended and were not dismissed yet. */
export function Creations({ creations, onCancel, onDismiss, onRetry }: CreationsProps) {
  if (creations.length === 0) return null;
  return (
    <section aria-label="Sites being created" className={classes.creations}>
      <ul className={classes.creationList}>
        {creations.map((creation) => (
          <li key={creation.id}>
            {creation.state === 'working' && <Working creation={creation} onCancel={onCancel} />}
            {creation.state === 'completed' && <Ready creation={creation} onDismiss={onDismiss} />}
            {creation.state === 'failed' && <Failed creation={creation} onDismiss={onDismiss} onRetry={onRetry} />}
          </li>
        ))}
      </ul>
      {creations.some(({ state }) => state === 'working') && (
        <Text size="xs" c="dimmed">
          You can create another site or leave this page meanwhile. Cancel stops waiting; the server may still finish
          the site.
        </Text>
      )}
    </section>
  );
}

function Working({ creation, onCancel }: { creation: Creation } & Pick<CreationsProps, 'onCancel'>) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return (
    <Group gap="sm" wrap="nowrap">
      <Loader size="sm" aria-hidden />
      <div className={classes.creation}>
        <Text fw={600} role="status">
          Creating a Site
        </Text>
        <Facts creation={creation} />
        <Text size="sm" c="dimmed">
          {creationStepNames[creation.step]}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={classes.elapsed} role="timer" aria-label="Elapsed time">
        {elapsed(now - creation.startedAt)}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Cancel ${creation.fbSlug}`}
        onClick={() => onCancel(creation.id)}
      >
        Cancel
      </Button>
    </Group>
  );
}

function Ready({ creation, onDismiss }: { creation: Creation } & Pick<CreationsProps, 'onDismiss'>) {
  const { id, slug = '' } = creation;
  return (
    <Group gap="sm" wrap="nowrap">
      <CircleCheck size={18} className={classes.ready} aria-hidden />
      <div className={classes.creation}>
        <Text fw={600} role="status">
          “{slug}” is ready
        </Text>
        <Facts creation={creation} />
      </div>
      <Button component={Link} to={tabRoute('logo', slug)} onClick={showNeedsRail} variant="default" size="compact-sm">
        Open it
      </Button>
      <Tooltip label="Dismiss">
        <ActionIcon variant="subtle" color="gray" aria-label={`Dismiss ${slug}`} onClick={() => onDismiss(id)}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

/** A failed creation. If the site exists nevertheless, a button leads to the site. */
function Failed({
  creation,
  onDismiss,
  onRetry,
}: { creation: Creation } & Omit<CreationsProps, 'creations' | 'onCancel'>) {
  const { id, slug, fbSlug, error = START_FAILURE } = creation;
  return (
    <Alert
      role="alert"
      color="red"
      icon={<CircleAlert size={18} aria-hidden />}
      title={error}
      withCloseButton
      closeButtonLabel={`Dismiss ${fbSlug}`}
      onClose={() => onDismiss(id)}
    >
      <Stack gap="xs" align="flex-start">
        <Facts creation={creation} />
        {slug === undefined && <Text size="sm">{BUILD_FAILURE}</Text>}
        {slug === undefined ? (
          <Button variant="default" size="compact-sm" onClick={() => onRetry(creation)}>
            Try again
          </Button>
        ) : (
          <Button
            component={Link}
            to={tabRoute('logo', slug)}
            onClick={showNeedsRail}
            variant="default"
            size="compact-sm"
          >
            Open it
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

function Facts({ creation: { fbSlug, industryName, stock } }: { creation: Creation }) {
  return (
    <Text size="sm" c="dimmed">
      {fbSlug} · {industryName}
      {stock && ' · stock'}
    </Text>
  );
}
