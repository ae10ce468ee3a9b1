import { Button, Popover, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import type { KeywordFamily } from '#shared/ipc/services.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { useValueAt } from '../../../editor/bound-field.ts';
import { currentSite, edit, endStep, flushEdits, useStatus } from '../../../state/draft.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { takeFamily } from '../model.ts';
import classes from '../services.module.css';

/** Families of keywords for the service by its name; one that is chosen takes the place of its keywords. */
export function KeywordSuggestions({ path }: { path: Path }) {
  const [families, setFamilies] = useState<readonly KeywordFamily[]>();
  const [open, setOpen] = useState(false);
  const { run, error } = useMutation('services.keywordFamilies');
  const slug = useStatus((site) => site.slug ?? '');
  const isOffline = useStatus(({ offline }) => offline);
  const service = text(useValueAt([...path, 'service-name']));

  const ask = async (): Promise<void> => {
    setFamilies(undefined);
    setOpen(true);
    // Main reads the industry of its own copy of the draft.
    await flushEdits().catch(() => undefined);
    setFamilies(await run({ slug, service }));
  };
  const take = (family: KeywordFamily): void => {
    endStep();
    edit(takeFamily(currentSite(), path, family));
    setOpen(false);
  };
  return (
    <Popover opened={open} onChange={setOpen} width={400} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <div>
          <ReasonButton
            variant="subtle"
            size="compact-xs"
            leftSection={<Lightbulb size={14} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            reason={isOffline ? 'Suggestions need the server: you are offline.' : undefined}
            onClick={() => void (open ? setOpen(false) : ask())}
          >
            Suggest keywords
          </ReasonButton>
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" tabIndex={-1} aria-label="Suggested keywords" className={classes.families}>
        {error ? (
          <Stack gap="xs" align="flex-start">
            <Text size="sm" role="alert">
              {error.message}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => void ask()}>
              Retry
            </Button>
          </Stack>
        ) : families === undefined ? (
          <Stack gap="xs" aria-busy aria-label="Looking for keywords" role="status">
            <Skeleton height={36} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </Stack>
        ) : families.length === 0 ? (
          <Text size="sm" c="dimmed" role="status">
            No keywords are known for this service in the site’s industry.
          </Text>
        ) : (
          families.map((family, place) => (
            <UnstyledButton
              key={family.primaryKeyword}
              className={classes.family}
              autoFocus={place === 0}
              onClick={() => take(family)}
            >
              <Text size="sm" fw={550}>
                {family.primaryKeyword}
              </Text>
              <Text size="xs" c="dimmed" lineClamp={2}>
                {family.keywords.join(', ')}
              </Text>
            </UnstyledButton>
          ))
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
