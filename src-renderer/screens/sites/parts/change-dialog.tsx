import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { FleetRun } from '#shared/ipc/fleet.ipc.ts';
import { restrictedActions } from '#shared/domain/staff/roles.ts';
import { invoke } from '../../../bridge/client.ts';
import { useRoleRefusal } from '../../../state/role.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { TwoPaneDialog } from '../../../ui/two-pane-dialog.tsx';
import { changeOf, emptyInput, reviewCsv, summary, type ChangeInput } from '../change-model.ts';
import { clearSelection } from '../sites-store.ts';
import { useRun } from '../use-run.ts';
import { ChangeForm } from './change-form.tsx';
import { ReviewList } from './review.tsx';
import { RunProgress } from './run-progress.tsx';
import { SiteDifferences } from './site-differences.tsx';
import classes from '../sites.module.css';

/** Number of sites after which a change pauses, so that the user can check these sites. */
const CANARY = 3;

interface ChangeDialogProps {
  slugs: readonly string[];
  onClose: () => void;
}

/**
 * A dialog for one change of the selected sites. The user fills in the change, reviews its effect on each site, then
 * applies it.
 */
export function ChangeDialog({ slugs, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<ChangeInput>(emptyInput);
  const { run, running, counts, error, answer, cancel, reset } = useRun('fleet.review');
  const change = changeOf(draft);
  if (answer && change) {
    return <Review sites={answer} change={change} onBack={reset} onClose={onClose} />;
  }
  const review = (): void => {
    if (change && !running) void run({ slugs: [...slugs], change });
  };
  return (
    <Dialog title={`Change ${counted(slugs.length, 'site')}`} size="xl" onClose={onClose}>
      <Stack gap="md" component="form" onSubmit={(event) => (event.preventDefault(), review())}>
        <ChangeForm draft={draft} onChange={setDraft} />
        <ErrorText>{error}</ErrorText>
        {running && <RunProgress label="Looking at the sites" counts={counts} onCancel={cancel} />}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Nothing is changed before you have reviewed it.
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!change || running}>
              Review
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

const sendings: { value: FleetRun['then']; label: string }[] = [
  { value: 'nothing', label: 'Only edit the drafts' },
  { value: 'save', label: 'Save' },
  { value: 'publish', label: 'Save and publish' },
];

interface ReviewProps {
  sites: NonNullable<ReturnType<typeof useRun<'fleet.review'>>['answer']>;
  change: NonNullable<ReturnType<typeof changeOf>>;
  onBack: () => void;
  onClose: () => void;
}

function Review({ sites, change, onBack, onClose }: ReviewProps) {
  // The panes are rendered after the dialog itself. Rendered together, they would take longer than one frame.
  const showsPanes = useDeferredValue(true, false);
  const [shown, setShown] = useState(() => sites.find(({ outcome }) => outcome === 'changes')?.slug ?? sites[0]?.slug);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [then, setThen] = useState<FleetRun['then']>('save');
  const [pauses, setPauses] = useState(true);
  const [isStarting, setStarting] = useState(false);
  const forbidden = useRoleRefusal(restrictedActions.changeMany);
  const taken = sites.filter(({ slug, outcome }) => outcome === 'changes' && !without.has(slug));
  const site = sites.find(({ slug }) => slug === shown);
  const take = (slug: string, takes: boolean): void =>
    setWithout((before) => {
      const next = new Set(before);
      if (takes) next.delete(slug);
      else next.add(slug);
      return next;
    });
  const isLong = taken.length > CANARY;
  const apply = async (): Promise<void> => {
    setStarting(true);
    await attempt('The change was not begun', async () => {
      const chosen = taken.map(({ slug, mark }) => ({ slug, mark }));
      await invoke('fleet.apply', { change, sites: chosen, then, canary: pauses && isLong ? CANARY : 0 });
      // The selection is cleared, so that the user selects the sites of the next change anew.
      clearSelection();
      onClose();
    });
    setStarting(false);
  };
  const saveFile = (): void =>
    void attempt('The review was not saved', () =>
      invoke('fleet.export', { name: 'review', content: reviewCsv(sites) }),
    );
  return (
    <TwoPaneDialog
      title="Review the change"
      onClose={onClose}
      bar={
        <div className={classes.reviewBar}>
          <Text size="sm" role="status">
            {summary(sites)}
          </Text>
          <span className={classes.spring} />
          <Button variant="subtle" color="gray" onClick={onBack}>
            Change it
          </Button>
          <Button variant="subtle" color="gray" onClick={saveFile}>
            Save as a file
          </Button>
          <SegmentedControl aria-label="And then" data={sendings} value={then} onChange={(value) => setThen(value)} />
          {isLong && (
            <Checkbox
              label={`Pause after ${CANARY}`}
              checked={pauses}
              onChange={(event) => setPauses(event.currentTarget.checked)}
            />
          )}
          <ReasonButton
            data-autofocus
            loading={isStarting}
            disabled={taken.length === 0}
            reason={forbidden}
            onClick={() => void apply()}
          >
            Apply to {counted(taken.length, 'site')}
          </ReasonButton>
        </div>
      }
      list={showsPanes && <ReviewList sites={sites} excluded={without} onTake={take} shown={shown} onShow={setShown} />}
    >
      {showsPanes && site && <SiteDifferences key={site.slug} site={site} change={change} />}
    </TwoPaneDialog>
  );
}
