import { Button, EmptyState, Group, Kbd, Text } from '@mantine/core';
import { Check, CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import type { Input } from '#shared/ipc/contract.ts';
import type { DecidedSite } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { useStatus } from '../../state/draft.ts';
import { closePanel, goOnFromPanel, useTakenOver } from '../../state/panel-store.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { attempt, notifyError } from '../../ui/notify.tsx';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { tabLabel } from '../../state/tabs.ts';
import { whileOpen } from '../../state/while-open.ts';
import { ConflictDetail } from './conflict-detail.tsx';
import classes from './conflicts.module.css';
import {
  allDecided as isAllDecided,
  decidedHere,
  openItems,
  type ReviewItem,
  reviewKey,
  reviewReducer,
  selectedItem,
  startReview,
  type Take,
} from './review-model.ts';
import { editableText } from '../../editor/differences/value-model.ts';

type Choice = Input<'conflict.resolve'>['choice'];

const outcomes: Record<NonNullable<ReviewItem['decided']>, string> = {
  mine: 'Mine',
  theirs: 'Server’s',
  custom: 'Edited',
  elsewhere: 'Settled',
  merged: 'From the server',
};

interface ConflictReviewProps {
  slug: string;
  onSave: () => void;
}

/**
 * Shows the conflicts of the open site one by one: the user's value, the server's value and, if asked for, the base.
 * One key press decides a conflict and selects the next one.
 */
export default function ConflictReview({ slug, onSave }: ConflictReviewProps) {
  const { data: conflicts, error } = useQuery('conflict.list', { slug });
  const [review, dispatch] = useReducer(reviewReducer, useTakenOver(), startReview);
  const [busy, setBusy] = useState(false);
  const [showsBase, setShowsBase] = useState(false);
  useEffect(() => {
    if (conflicts) dispatch({ type: 'loaded', conflicts });
  }, [conflicts]);

  const list = useListFocus(`${review.selected} ${review.text === undefined}`);
  const open = openItems(review);
  const item = selectedItem(review);
  const allDecided = isAllDecided(review);
  const lastDecision = useStatus(({ status }) => status?.lastDecision ?? []);
  const undoable = decidedHere(review, lastDecision);
  /** whether nothing has to be decided, and the review only shows what was merged */
  const onlyMerged = review.items.length > 0 && open.length === 0 && !allDecided;

  /** Sends decisions by `call` and marks their conflicts as decided. The decisions of one call are one undo step. */
  const decide = async (take: Take, call: (site: string) => Promise<DecidedSite>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    let decided: readonly number[] = [];
    try {
      await replaceOpen(async (site) => {
        const answer = await call(site);
        ({ decided } = answer);
        return answer;
      });
      dispatch({ type: 'decided', ids: decided, take });
    } catch (thrown) {
      notifyError('The decision was not taken over', thrown, { retry: () => void decide(take, call) });
    } finally {
      setBusy(false);
    }
  };
  const decideOne = (choice: Choice): void => {
    if (!item || item.decided) return;
    const { id } = item.conflict;
    void decide(choice.take, (site) => invoke('conflict.resolve', { slug: site, id, choice }));
  };
  const confirmText = (): void => {
    if (review.text !== undefined) decideOne({ take: 'custom', text: JSON.stringify(review.text) });
  };
  const decideAll = (take: Exclude<Take, 'custom'>) => (): void => {
    const ids = open.map(({ conflict }) => conflict.id);
    void decide(take, (site) => invoke('conflict.resolveAll', { slug: site, ids, take }));
  };
  /** Takes back the last decision, if it was made in this review and nothing else was edited since. */
  const undoDecision = async (): Promise<void> => {
    if (busy || undoable === undefined) return;
    setBusy(true);
    const undo = async (): Promise<void> => {
      await replaceOpen((site) => invoke('conflict.undo', { slug: site, id: undoable }));
      dispatch({ type: 'undone', ids: lastDecision });
    };
    await attempt('The decision could not be undone', whileOpen(undo), slug);
    setBusy(false);
  };
  const edit = (): void => {
    const { conflict } = item ?? {};
    if (!conflict) return;
    const text = editableText(conflict.mine, conflict.theirs, conflict.base);
    if (text !== undefined) dispatch({ type: 'edit', text });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const isWriting = isText(event.target);
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z' && !isWriting) {
      event.preventDefault();
      void undoDecision();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = reviewKey(event.key, isWriting);
    if (!action || allDecided) return;
    event.preventDefault();
    if (action === 'up' || action === 'down') dispatch({ type: 'move', by: action === 'up' ? -1 : 1 });
    else if (action === 'edit') edit();
    else if (action === 'base') setShowsBase(!showsBase);
    // A key that is held down must not decide the next conflict too.
    else if (!event.repeat) decideOne({ take: action });
  };

  return (
    <TwoPaneDialog
      title={onlyMerged ? 'Changed on the server' : 'Changed here and on the server'}
      onClose={closePanel}
      onKeyDown={onKeyDown}
      bar={
        <>
          <Text size="sm" role="status">
            {statusOf(open.length, onlyMerged ? review.items.length : 0)}
          </Text>
          <span className={classes.spring} />
          {!onlyMerged && (
            <>
              <Text size="xs" c="dimmed" className={classes.keys}>
                <Kbd size="xs">1</Kbd> mine, <Kbd size="xs">2</Kbd> server’s, <Kbd size="xs">E</Kbd> edit,{' '}
                <Kbd size="xs">B</Kbd> base, <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> move
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                disabled={open.length === 0 || busy}
                onClick={decideAll('mine')}
              >
                Use mine for all
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={open.length === 0 || busy}
                onClick={decideAll('theirs')}
              >
                Use server’s for all
              </Button>
            </>
          )}
        </>
      }
      list={
        <ListPane
          ref={list}
          label="Conflicts"
          entries={review.items.map(({ conflict, decided }) => ({
            id: conflict.id,
            title: conflict.label,
            detail: tabLabel(tabOfField(String(conflict.path[0]))) + (decided ? ` · ${outcomes[decided]}` : ''),
            mark: decided && <Check size={14} aria-label="Decided" />,
          }))}
          selected={review.selected}
          onSelect={(id) => dispatch({ type: 'select', id })}
        />
      }
    >
      {error && (
        <Text c="var(--mantine-color-error)" role="alert" p="md">
          {error.message}
        </Text>
      )}
      {allDecided || (conflicts?.length === 0 && !onlyMerged) ? (
        <Finished decided={allDecided} onSave={onSave} />
      ) : (
        item && (
          <ConflictDetail
            key={item.conflict.id}
            item={item}
            text={review.text}
            busy={busy}
            showsBase={showsBase}
            onBase={() => setShowsBase(!showsBase)}
            onTake={(take) => decideOne({ take })}
            onEdit={edit}
            onText={(text) => dispatch({ type: 'edit', text })}
            onCancelEdit={() => dispatch({ type: 'cancelEdit' })}
            onConfirmText={confirmText}
            onUndo={undoable === undefined ? undefined : () => void undoDecision()}
          />
        )
      )}
    </TwoPaneDialog>
  );
}

function statusOf(open: number, merged: number): string {
  if (open > 0) return `${counted(open, 'conflict')} to decide`;
  return merged > 0 ? `${counted(merged, 'change')} from the server` : 'Nothing left to decide';
}

/** Moves the focus to the list if the focused element was removed, so that the keys keep working. */
function useListFocus(shown: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, [shown]);
  return list;
}

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

function Finished({ decided, onSave }: { decided: boolean; onSave: () => void }) {
  const save = (): void => {
    if (!goOnFromPanel()) onSave();
  };
  return (
    <EmptyState
      withIndicatorBackground
      m="auto"
      icon={<CircleCheck aria-hidden />}
      title={<h3>{decided ? 'All decided – save now?' : 'No conflicts'}</h3>}
      description={
        decided
          ? 'Your decisions are in the draft on this computer, and each can be undone.'
          : 'Nothing was changed here and on the server alike.'
      }
    >
      <EmptyState.Actions>
        <Group gap="xs">
          <Button variant="default" onClick={closePanel}>
            {decided ? 'Later' : 'Close'}
          </Button>
          {decided && (
            // Nothing is left to decide in the list, so the focus moves to this button.
            <Button ref={(button) => button?.focus()} onClick={save}>
              Save now
            </Button>
          )}
        </Group>
      </EmptyState.Actions>
    </EmptyState>
  );
}
