import { Button, Group, Text } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { recordSays } from '#shared/domain/facts/apply.ts';
import { describeFact } from '#shared/domain/facts/describe.ts';
import type { ChangeRequestView } from '#shared/ipc/requests.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useSite } from '../../state/draft.ts';
import { openPaste } from '../../state/panel-store.ts';
import { attempt } from '../../ui/notify.tsx';
import { clockTime } from '../../ui/time.ts';
import { isOpen, keyOf } from './model.ts';
import classes from './requests.module.css';

/** A change request: its text, the changes that were made for it, and whether these are saved and published. */
export function RequestDetail({ slug, request }: { slug: string; request: ChangeRequestView }) {
  const { id, source, facts, at, by, savedAt, publishedAt, closedAt } = request;
  const site = useSite((document) => document);
  const close = () => attempt('The request could not be closed', () => invoke('requests.close', { slug, id }), slug);
  return (
    <div className={classes.detail} tabIndex={0} role="region" aria-label="Change request">
      <Group justify="space-between" align="flex-start">
        <ol className={classes.steps} aria-label="How far it has come">
          <Step name={`Applied${by === undefined ? '' : ` by ${by}`}`} at={at} />
          <Step name="Saved" at={savedAt} />
          <Step name="Published" at={publishedAt} />
          {closedAt !== null && <Step name="Closed by hand" at={closedAt} />}
        </ol>
        {isOpen(request) && (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => openPaste(source)}>
              Read again
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void close()}>
              Mark as done
            </Button>
          </Group>
        )}
      </Group>
      <pre className={classes.source}>{source}</pre>
      <ul className={classes.asked} aria-label="What was changed">
        {facts.map((fact) => {
          const { label, before, after } = describeFact(site, fact);
          return (
            <li key={keyOf(fact)}>
              <Text size="sm" c="dimmed">
                {label}
              </Text>
              <Text size="sm" className={classes.change}>
                {fact.kind === 'remove-promo' ? 'removed' : after === '' ? `${before} removed` : after}
              </Text>
              <Text size="xs" c="dimmed">
                {recordSays(site, fact) ? 'in the draft' : 'not in the draft now'}
              </Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Step({ name, at }: { name: string; at: number | null }) {
  const Icon = at === null ? Circle : Check;
  return (
    <li data-reached={at !== null}>
      <Icon size={14} aria-hidden />
      <span>
        {name}
        {at === null ? ': not yet' : ` ${clockTime(at)}`}
      </span>
    </li>
  );
}
