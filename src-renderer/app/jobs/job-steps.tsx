import { Loader, Progress, Text } from '@mantine/core';
import { Check, Circle, CircleAlert, Clock } from 'lucide-react';
import { doneOf, type Job } from '../../state/jobs.ts';
import classes from './jobs.module.css';

type StepState = 'past' | 'now' | 'next' | 'failed' | 'waiting';

function stateOf({ steps, step, outcome }: Job, place: number): StepState {
  const at = Math.max(0, steps.indexOf(step));
  if (outcome?.state === 'done' || place < at) return 'past';
  if (place > at) return 'next';
  if (!outcome) return 'now';
  return outcome.state === 'failed' ? 'failed' : 'waiting';
}

/** The steps of a job, each marked as done, running, to come, failed or waiting. */
export function JobSteps({ job }: { job: Job }) {
  const { steps, step, count, note, outcome } = job;
  return (
    <>
      {!outcome && (
        <Progress size="sm" mb="sm" value={100 * doneOf(job)} aria-label={`Progress of: ${job.title}`} animated />
      )}
      <ol className={classes.steps}>
        {steps.map((name, place) => {
          const state = stateOf(job, place);
          return (
            <li
              key={name}
              className={classes.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Mark state={state} />
              <span>{name}</span>
              {name === step && !outcome && (
                <Text span size="xs" c="dimmed" role="status">
                  {note ?? (count && `${count.done} of ${count.total}`)}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Mark({ state }: { state: StepState }) {
  if (state === 'now') return <Loader size={14} role="img" aria-label="Now" />;
  const Icon = { past: Check, next: Circle, failed: CircleAlert, waiting: Clock }[state];
  const label = { past: 'Done', next: 'To come', failed: 'Failed', waiting: 'Waits' }[state];
  return <Icon size={14} role="img" aria-label={label} />;
}
