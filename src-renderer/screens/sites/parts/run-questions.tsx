import { Button, Checkbox, Group, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agreedTo, describeQuestion } from '#shared/domain/site/save-questions.ts';
import { counted } from '#shared/domain/counted.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { FleetRun } from '#shared/ipc/fleet.ipc.ts';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { ErrorText } from '../../../ui/error-text.tsx';
import { attempt } from '../../../ui/notify.tsx';
import classes from '../sites.module.css';

type Asking = Output<'fleet.questions'>[number];

/**
 * The sites of a change whose save or publish needs the user, each with its question or the reason. The user ticks the
 * sites that are to continue; a site without a question cannot be ticked.
 */
export function RunQuestions({ run, onDone }: { run: Pick<FleetRun, 'id' | 'then'>; onDone: () => void }) {
  const { data: sites, error } = useQuery('fleet.questions', { id: run.id }, { staleTime: 0 });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (!sites) return error ? <ErrorText>{error.message}</ErrorText> : <Skeleton height={160} />;
  const answerable = sites.filter(({ question }) => question !== undefined);
  const chosen = answerable.filter(({ slug }) => ticked.has(slug));
  const tick = (slug: string, isTicked: boolean): void =>
    setTicked((slugs) => (isTicked ? slugs.union(new Set([slug])) : slugs.difference(new Set([slug]))));
  const tickAll = (all: boolean): void => setTicked(new Set(all ? answerable.map(({ slug }) => slug) : []));
  const goOn = (): void =>
    void attempt('The sites could not go on', async () => {
      const answers = chosen.flatMap(({ slug, question }) =>
        question ? [{ slug, confirmed: agreedTo(question) }] : [],
      );
      await invoke('fleet.answer', { id: run.id, answers });
      onDone();
    });
  return (
    <Stack gap="sm">
      <Text size="sm">Tick the sites that shall go on all the same. Open the others to put them right.</Text>
      {answerable.length > 1 && (
        <Checkbox
          label={`All ${counted(answerable.length, 'site')} with a question`}
          checked={chosen.length === answerable.length}
          indeterminate={chosen.length > 0 && chosen.length < answerable.length}
          onChange={(event) => tickAll(event.currentTarget.checked)}
        />
      )}
      <ScrollArea.Autosize mah={360} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Questions' }}>
        <ul className={classes.questions}>
          {sites.map((site) => (
            <Question key={site.slug} site={site} ticked={ticked.has(site.slug)} onTick={tick} />
          ))}
        </ul>
      </ScrollArea.Autosize>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          Back
        </Button>
        <Button disabled={chosen.length === 0} onClick={goOn}>
          {run.then === 'publish' ? 'Publish' : 'Save'} {counted(chosen.length, 'site')} all the same
        </Button>
      </Group>
    </Stack>
  );
}

interface QuestionProps {
  site: Asking;
  ticked: boolean;
  onTick: (slug: string, isTicked: boolean) => void;
}

function Question({ site: { slug, companyName, question, reason }, ticked, onTick }: QuestionProps) {
  const name = companyName || slug;
  return (
    <li className={classes.question}>
      <Checkbox
        aria-label={`Go on with ${name}`}
        disabled={!question}
        checked={ticked}
        onChange={(event) => onTick(slug, event.currentTarget.checked)}
      />
      <div>
        <Link className={classes.name} to={tabRoute('basicInfo', slug)}>
          {name}
        </Link>
        <Text size="sm" c="dimmed">
          {question ? describeQuestion(question) : reason}
        </Text>
      </div>
    </li>
  );
}
