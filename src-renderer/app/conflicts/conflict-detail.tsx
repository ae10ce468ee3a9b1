import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import classes from './conflicts.module.css';
import type { ReviewItem, Take } from './review-model.ts';
import { editableText } from './value-model.ts';
import { Value, ValueDiff } from './value-view.tsx';

const explanations: Record<ConflictView['kind'], string> = {
  value: 'Both changed it. The draft holds the server’s value until you decide.',
  deleted: 'One side took it away, the other changed it.',
  order: 'Both changed the order.',
};

const MERGED = 'It clashes with nothing and is in your draft.';

interface ConflictDetailProps {
  item: ReviewItem;
  choice: Take | undefined;
  text: string;
  busy: boolean;
  onChoose: (take: 'mine' | 'theirs') => void;
  onEdit: () => void;
  onText: (text: string) => void;
  onCancelEdit: () => void;
  onConfirm: () => void;
}

export function ConflictDetail(props: ConflictDetailProps) {
  const { item, choice, text, busy, onChoose, onEdit, onText, onCancelEdit, onConfirm } = props;
  const { label, kind, path, base, mine, theirs } = item.conflict;
  const done = item.decided !== undefined;
  const merged = item.decided === 'merged';
  const editable = kind !== 'order' && editableText(mine, theirs, base) !== undefined;
  const shape = kind === 'order' ? 'order' : 'value';
  const editKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onConfirm();
    }
    if (event.key === 'Escape') onCancelEdit();
  };
  const pick = (take: 'mine' | 'theirs', name: string, hint: string) =>
    !merged && (
      <Button
        size="compact-sm"
        variant={choice === take ? 'filled' : 'default'}
        aria-pressed={choice === take}
        disabled={done}
        onClick={() => onChoose(take)}
      >
        {name} ({hint})
      </Button>
    );
  return (
    <>
      <div className={classes.intro}>
        <h3 className={classes.label}>{label}</h3>
        <Text size="sm" c="dimmed">
          {merged ? MERGED : explanations[kind]} In mine and the server’s, <del>struck words</del> were taken out of the
          base and <ins>underlined</ins> ones added.
        </Text>
      </div>
      <div className={classes.columns}>
        <Column name="Base" note="As it was before both changes">
          <Value json={base} path={path} kind={shape} />
        </Column>
        <Column name="Mine" note="On this computer" chosen={choice === 'mine'} action={pick('mine', 'Use mine', '1')}>
          <ValueDiff before={base} after={mine} path={path} kind={shape} />
        </Column>
        <Column
          name="Server’s"
          note="What is saved there now"
          chosen={choice === 'theirs'}
          action={pick('theirs', 'Use server’s', '2')}
        >
          <ValueDiff before={base} after={theirs} path={path} kind={shape} />
        </Column>
      </div>
      <div className={classes.decision}>
        {choice === 'custom' && (
          <GrowingTextarea
            label="Your text"
            description="Enter confirms, Shift+Enter starts a new line, Escape leaves it."
            minRows={2}
            maxRows={8}
            autoFocus
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={editKeys}
            // Escape leaves the text, not the dialog.
            data-mantine-stop-propagation
          />
        )}
        <Group justify="flex-end" gap="xs">
          {done && (
            <Text size="sm" c="dimmed">
              {merged ? 'Nothing to decide.' : 'Decided. Undo takes it back.'}
            </Text>
          )}
          {choice !== 'custom' && !done && (
            <ReasonButton
              variant="default"
              reason={editable ? undefined : 'Only texts can be edited here.'}
              onClick={onEdit}
            >
              Edit (E)
            </ReasonButton>
          )}
          {!done && (
            <ReasonButton
              loading={busy}
              reason={choice ? undefined : 'Choose mine or the server’s first, or edit.'}
              onClick={onConfirm}
            >
              Confirm
            </ReasonButton>
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
