import { Button, Checkbox, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { editSite } from '../../state/draft.ts';
import { Dialog, useReturnFocus } from '../../ui/dialog.tsx';
import classes from './generation.module.css';
import { FailureNote } from './failure-note.tsx';
import { ProposedText } from './proposed-text.tsx';
import {
  inWords,
  acceptance,
  commonFailure,
  type GeneratedField,
  type GeneratedTexts,
  type Proposal,
  proposalsOf,
} from './texts.ts';
import type { Generation } from './use-generation.ts';

interface GenerationReviewProps {
  generation: Generation<GeneratedTexts>;
  /** in the order in which they are shown */
  fields: readonly GeneratedField[];
}

/**
 * Shows the result of a generation: a text below its field, several texts in a dialog, or why there are none. Each text
 * can be changed before it is accepted. Texts that are accepted together are undone together.
 */
export function GenerationReview({ generation, fields }: GenerationReviewProps) {
  const { result, failure, start, clear } = generation;
  const all = result ? proposalsOf(fields, result) : [];
  const reason = failure ?? (result && commonFailure(all.map(({ outcome }) => outcome)));
  if (reason) return <FailureNote failure={reason} onRetry={start} onDismiss={clear} />;
  if (!result) return null;
  return fields.length > 1 ? (
    <SeveralTexts proposals={all} onAgain={start} onClose={clear} />
  ) : (
    <OneText proposal={all[0]!} onAgain={start} onClose={clear} />
  );
}

interface Decision {
  onAgain: () => void;
  onClose: () => void;
}

const asProposed = ({ outcome }: Proposal): string => (typeof outcome === 'string' ? outcome : '');

function accept(accepted: readonly { path: Proposal['path']; value: string }[]): void {
  editSite((site) => acceptance(site, accepted));
}

function OneText({ proposal, onAgain, onClose }: Decision & { proposal: Proposal }) {
  const [value, setValue] = useState(asProposed(proposal));
  const acceptButton = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  useEffect(() => acceptButton.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className={classes.one}
      aria-label={`New ${inWords(proposal.label)}`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ProposedText proposal={proposal} value={value} onChange={setValue} />
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" onClick={onAgain}>
          Try again
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Keep the old text
        </Button>
        <Button
          size="compact-sm"
          ref={acceptButton}
          onClick={() => {
            accept([{ path: proposal.path, value }]);
            onClose();
          }}
        >
          Accept
        </Button>
      </div>
    </section>
  );
}

function SeveralTexts({ proposals, onAgain, onClose }: Decision & { proposals: readonly Proposal[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const usable = proposals.filter(({ outcome }) => typeof outcome === 'string');
  const take = (accepted: readonly Proposal[]): void => {
    accept(accepted.map((each) => ({ path: each.path, value: changed[each.key] ?? asProposed(each) })));
    onClose();
  };
  const choose = (key: string, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  return (
    <Dialog onClose={onClose} size="xl" title="Review the new content">
      {proposals.map((proposal) => {
        const { key, label, outcome } = proposal;
        return (
          <section key={key} className={classes.proposal} aria-label={label}>
            {typeof outcome === 'string' ? (
              <Checkbox
                label={`Use the new ${inWords(label)}`}
                checked={chosen.has(key)}
                onChange={(event) => choose(key, event.currentTarget.checked)}
              />
            ) : (
              <Title order={3}>{label}</Title>
            )}
            {typeof outcome === 'string' ? (
              <ProposedText
                proposal={proposal}
                value={changed[key] ?? outcome}
                onChange={(value) => setChanged({ ...changed, [key]: value })}
              />
            ) : (
              <FailureNote failure={outcome} onRetry={onAgain} />
            )}
          </section>
        );
      })}
      <div className={classes.footer}>
        <Button variant="subtle" onClick={onAgain} mr="auto">
          Try again
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep all old texts
        </Button>
        <Button
          variant="default"
          disabled={chosen.size === 0}
          onClick={() => take(usable.filter(({ key }) => chosen.has(key)))}
        >
          Accept selected
        </Button>
        <Button data-autofocus onClick={() => take(usable)}>
          Accept all
        </Button>
      </div>
    </Dialog>
  );
}
