import { Alert, Button, Group, Text } from '@mantine/core';
import { CircleAlert, CircleCheck, Clock, ExternalLink } from 'lucide-react';
import type { JobEnd, JobOutcome } from '../../state/jobs.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { openExternal } from '../../ui/open-external.ts';
import classes from './jobs.module.css';

const looks = {
  done: { color: 'teal', icon: CircleCheck },
  waiting: { color: 'gray', icon: Clock },
  failed: { color: 'red', icon: CircleAlert },
} as const satisfies Record<JobEnd, unknown>;

/** The outcome of a job, with the actions that it offers. */
export function Outcome({ outcome }: { outcome: JobOutcome }) {
  const { state, title, text, url, compared, action } = outcome;
  const { color, icon: Icon } = looks[state];
  return (
    <Alert
      color={color}
      variant="light"
      mb="md"
      icon={<Icon size={18} aria-hidden />}
      title={title}
      role={state === 'failed' ? 'alert' : 'status'}
    >
      {text && (
        <Text size="sm" className={classes.words}>
          {text}
        </Text>
      )}
      {url !== undefined && (
        <Group gap={4} wrap="nowrap" mt={4}>
          <code className={classes.words}>{url}</code>
          <CopyButton name="the address" text={url} />
        </Group>
      )}
      {state === 'done' && url !== undefined && (
        <Text size="sm" mt={4} className={classes.words}>
          {comparedText(compared)}
        </Text>
      )}
      {(action ?? url !== undefined) && (
        <Group gap="xs" mt="sm">
          {url !== undefined && (
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<ExternalLink size={14} aria-hidden />}
              onClick={() => openExternal(url)}
            >
              Open page
            </Button>
          )}
          {action && (
            <Button size="compact-sm" variant="default" onClick={action.run}>
              {action.label}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}

/** Maximum number of pages that are named; the others are only counted. */
const MOST_NAMED = 6;

const pageName = (path: string): string => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;

/** Returns a text that says which live pages were compared with the published files before success was reported. */
function comparedText(compared: readonly string[] | undefined): string {
  if (!compared) return 'This server does not say what its pages should hold, so they were not compared.';
  if (compared.length === 0) return 'No page has changed: visitors see what they saw before.';
  const named = compared.map(pageName).sort().slice(0, MOST_NAMED).join(', ');
  const more = compared.length > MOST_NAMED ? ` and ${compared.length - MOST_NAMED} more` : '';
  const pages = compared.length === 1 ? '1 page was' : `${compared.length} pages were`;
  return `${pages} fetched as visitors get them, and are what was published byte for byte: ${named}${more}.`;
}
