import { Button, Checkbox, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { acceptance, type Proposal } from '../model.ts';
import { edit } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './review-dialog.module.css';

interface ReviewDialogProps {
  proposals: readonly Proposal[];
  onClose: () => void;
}

/** Shows generated texts beside the present ones; only what is accepted replaces, as one step of undo. */
export function ReviewDialog({ proposals, onClose }: ReviewDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Proposal['kind']>>(new Set());
  const several = proposals.length > 1;
  const usable = proposals.filter(({ outcome }) => 'text' in outcome);

  const accept = (accepted: readonly Proposal[]): void => {
    edit(acceptance(accepted));
    onClose();
  };
  const choose = (kind: Proposal['kind'], on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(kind);
    else next.delete(kind);
    setChosen(next);
  };

  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={several ? 'Review the new content' : 'Review the new text'}
      // A header element outside of the page's own sections would count as a second banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {proposals.map((proposal) => (
        <section key={proposal.kind} className={classes.proposal} aria-label={proposal.label}>
          {several && 'text' in proposal.outcome ? (
            <Checkbox
              label={`Use the new ${proposal.label.toLowerCase()}`}
              checked={chosen.has(proposal.kind)}
              onChange={(event) => choose(proposal.kind, event.currentTarget.checked)}
            />
          ) : (
            <Title order={3}>{proposal.label}</Title>
          )}
          <ProposalTexts {...proposal} />
        </section>
      ))}
      <div className={classes.footer}>
        <Button variant="default" onClick={onClose}>
          {several ? 'Keep all old texts' : 'Keep the old text'}
        </Button>
        {several && (
          <Button
            variant="default"
            disabled={chosen.size === 0}
            onClick={() => accept(usable.filter(({ kind }) => chosen.has(kind)))}
          >
            Accept selected
          </Button>
        )}
        <Button data-autofocus onClick={() => accept(usable)}>
          {several ? 'Accept all' : 'Accept'}
        </Button>
      </div>
    </Dialog>
  );
}

function ProposalTexts({ current, outcome }: Proposal) {
  if ('error' in outcome) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {outcome.error}
      </Text>
    );
  }
  return (
    <dl className={classes.texts}>
      <div>
        <dt>Now</dt>
        <dd>
          {current || (
            <Text span inherit c="dimmed">
              Nothing yet
            </Text>
          )}
        </dd>
      </div>
      <div>
        <dt>{outcome.text === current ? 'New (the same)' : 'New'}</dt>
        <dd className={classes.new}>{outcome.text}</dd>
      </div>
    </dl>
  );
}
