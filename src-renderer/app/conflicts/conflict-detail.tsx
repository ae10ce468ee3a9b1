import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import classes from './conflicts.module.css';
import { isDecidedHere, type ReviewItem } from './review-model.ts';
import { editableText } from '../../editor/differences/value-model.ts';
import { Value, ValueDiff } from '../../editor/differences/value-view.tsx';

const explanations: Record<ConflictView['kind'], string> = {
  value: 'Both changed it. The draft holds the server’s value until you decide.',
  deleted: 'One side took it away, the other changed it.',
  order: 'Both changed the order.',
};

const MERGED = 'It clashes with nothing and is in your draft.';

interface ConflictDetailProps {
  item: ReviewItem;
  /** text that the user writes as the decision; undefined while the user writes none */
  text: string | undefined;
  busy: boolean;
  showsBase: boolean;
  onBase: () => void;
  onTake: (take: 'mine' | 'theirs') => void;
  onEdit: () => void;
  onText: (text: string) => void;
  onCancelEdit: () => void;
  onConfirmText: () => void;
  /** undefined if the last decision was not made in this review, or something was edited since */
  onUndo: (() => void) | undefined;
}

export function ConflictDetail(props: ConflictDetailProps) {
  const { item, text, busy, showsBase, onBase, onTake, onEdit, onText, onCancelEdit, onConfirmText, onUndo } = props;
  const { label, kind, path, base, mine, theirs } = item.conflict;
  const { decided } = item;
  const merged = decided === 'merged';
  const editable = kind !== 'order' && editableText(mine, theirs, base) !== undefined;
  const shape = kind === 'order' ? 'order' : 'value';
  const editKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onConfirmText();
    }
    if (event.key === 'Escape') onCancelEdit();
  };
  const pick = (take: 'mine' | 'theirs', name: string, key: string) =>
    !merged && (
      <Button
        size="compact-sm"
        variant={decided === take ? 'filled' : 'default'}
        disabled={decided !== undefined || busy}
        onClick={() => onTake(take)}
      >
        {name} ({key})
      </Button>
    );
  return (
    <>
      <div className={classes.intro}>
        <div>
          <h3 className={classes.label}>{label}</h3>
          <Text size="sm" c="dimmed">
            {merged ? MERGED : explanations[kind]} <del>Struck words</del> were taken out of the base,{' '}
            <ins>underlined</ins> ones added.
          </Text>
        </div>
        <Button size="compact-sm" variant="default" aria-pressed={showsBase} onClick={onBase}>
          {showsBase ? 'Hide' : 'Show'} base (B)
        </Button>
      </div>
      <div className={classes.columns}>
        {showsBase && (
          <Column name="Base" note="As it was before both changes">
            <Value json={base} path={path} kind={shape} />
          </Column>
        )}
        <Column name="Mine" note="On this computer" chosen={decided === 'mine'} action={pick('mine', 'Use mine', '1')}>
          <ValueDiff before={base} after={mine} path={path} kind={shape} />
        </Column>
        <Column
          name="Server’s"
          note="What is saved there now"
          chosen={decided === 'theirs'}
          action={pick('theirs', 'Use server’s', '2')}
        >
          <ValueDiff before={base} after={theirs} path={path} kind={shape} />
        </Column>
      </div>
      <div className={classes.decision}>
        {text !== undefined && (
          <GrowingTextarea
            label="Your text"
            description="Enter decides for it, Shift+Enter starts a new line, Escape leaves it."
            minRows={2}
            maxRows={8}
            autoFocus
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={editKeys}
            // Escape closes this field, not the dialog.
            data-mantine-stop-propagation
          />
        )}
        <Group justify="flex-end" gap="xs">
          {decided !== undefined && (
            <Text size="sm" c="dimmed">
              {merged ? 'Nothing to decide.' : 'Decided.'}
            </Text>
          )}
          {onUndo && isDecidedHere(item) && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={onUndo}>
              Undo the last decision
            </Button>
          )}
          {text === undefined && decided === undefined && (
            <ReasonButton
              variant="default"
              reason={editable ? undefined : 'Only texts can be edited here.'}
              onClick={onEdit}
            >
              Edit (E)
            </ReasonButton>
          )}
          {text !== undefined && (
            <Button loading={busy} onClick={onConfirmText}>
              Use this text
            </Button>
          )}
        </Group>
      </div>
    </>
  );
}

interface ColumnProps {
  name: string;
  note: string;
  chosen?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Column({ name, note, chosen = false, action, children }: ColumnProps) {
  const id = useId();
  return (
    <section className={classes.column} aria-labelledby={id} data-chosen={chosen || undefined}>
      <div className={classes.head}>
        <div>
          <h4 id={id} className={classes.name}>
            {name}
          </h4>
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        </div>
        {action}
      </div>
      <div className={classes.value} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
    </section>
  );
}
