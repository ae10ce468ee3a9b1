import { Button, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { CircleAlert, CircleDashed } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { counted } from '#shared/domain/counted.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { createMany, manyStore, readLines, setManyText, stopMany } from '../many.ts';
import classes from '../new-site.module.css';

const none: readonly never[] = [];

/** Form that creates many sites from pasted lines. `Creations`, above it, shows the progress of each site. */
export function ManyForm() {
  const { data: industries = none } = useQuery('industries.list', {});
  const { text, failures, progress } = useStore(manyStore);
  const lines = useMemo(() => readLines(text, industries), [text, industries]);
  const ready = lines.filter(({ wrong }) => wrong === undefined);
  return (
    <Stack gap="md">
      <Textarea
        label="Sites to create"
        description="One a line: the slug, a comma, the industry"
        placeholder={'joes-plumbing, Plumbing\nacme-roofing, Roofing'}
        autoFocus
        autosize
        minRows={5}
        maxRows={12}
        spellCheck={false}
        readOnly={progress !== undefined}
        value={text}
        onChange={(event) => setManyText(event.currentTarget.value)}
      />
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label="What is created">
          {lines.map(({ typed, fbSlug, industry, wrong }, place) => {
            const failed = wrong ?? failures[typed];
            const Icon = failed === undefined ? CircleDashed : CircleAlert;
            return (
              <li key={`${place} ${typed}`} data-failed={failed !== undefined || undefined}>
                <Icon size={14} aria-hidden />
                <span>
                  {fbSlug || typed.trim()}
                  {industry && <span className={classes.lineFact}> · {industry.name}</span>}
                  {failed !== undefined && (
                    <Text size="xs" c="var(--mantine-color-error)">
                      {failed}
                    </Text>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {progress && <Progress value={(progress.done / progress.total) * 100} aria-label="Sites asked for" />}
      <Group gap="xs" grow>
        <Button disabled={ready.length === 0 || progress !== undefined} onClick={() => void createMany(lines)}>
          {progress ? `Asked for ${progress.done} of ${progress.total}` : `Create ${counted(ready.length, 'site')}`}
        </Button>
        {progress && (
          <Button variant="default" onClick={stopMany}>
            Cancel the rest
          </Button>
        )}
      </Group>
    </Stack>
  );
}
