import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { applyFacts, whyNotApplied } from '#shared/domain/facts/apply.ts';
import type { Fact } from '#shared/domain/facts/fact.ts';
import type { ReadFact } from '#shared/domain/facts/read.ts';
import { MOST_CHARACTERS } from '#shared/domain/facts/readers/text.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { currentSite, editSite, flushEdits } from '../../state/draft.ts';
import { closePanel, usePasted } from '../../state/panel-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.tsx';
import { FactList } from './fact-list.tsx';
import { isTicked, ticked, type Ticks } from './model.ts';
import classes from './requests.module.css';
import { PartsWithoutChange } from './unread.tsx';
import { useReading } from './use-reading.ts';

/** Tells the user how many of the facts the record says now, and why it does not say the others. */
function tellResult(facts: readonly Fact[]): void {
  const missing = facts.flatMap((fact) => whyNotApplied(currentSite(), fact) ?? []);
  const made = facts.length - missing.length;
  const subject = 'change request';
  if (missing.length > 0)
    notifyFailure({ title: `${counted(missing.length, 'change')} not made`, message: missing[0] });
  if (made === 0) return;
  notifySuccess({ title: `${counted(made, 'change')} made`, message: 'One undo takes all of them back.', subject });
}

/**
 * Shows the changes to the open site that a text asks for. Apply makes the ticked changes as one undo step, and stores
 * the text with them as a change request.
 */
export default function PasteDialog({ slug }: { slug: string }) {
  const [text, setText] = useState(usePasted());
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isTooLong = text.length > MOST_CHARACTERS;
  const { reading, of, failure: readFailure } = useReading(isTooLong ? '' : text);
  const facts = reading?.facts ?? [];
  const chosen = facts.filter((fact) => isTicked(fact, ticks));
  const canApply = chosen.length > 0 && of === text && !isBusy;
  const apply = async (): Promise<void> => {
    if (!canApply) return;
    setIsBusy(true);
    setFailure(undefined);
    const wanted = chosen.map(({ fact }) => fact);
    const change = whileOpen(() => {
      editSite((site) => applyFacts(site, wanted, Math.random));
      closePanel();
      tellResult(wanted);
    });
    try {
      await flushEdits(slug);
      await invoke('requests.add', { slug, source: text, facts: wanted });
      change();
    } catch (error) {
      setIsBusy(false);
      setFailure(asBridgeError(error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void apply();
  };
  return (
    <Dialog onClose={closePanel} title="Change request" size={1080} onKeyDown={onKeyDown}>
      <div className={classes.panes}>
        <Textarea
          label="Text of the request"
          description="A message, a signature, a listing, opening hours or a row of a table."
          data-autofocus={text === '' || undefined}
          autosize
          minRows={10}
          maxRows={20}
          value={text}
          error={isTooLong && 'This is too long to be read at once: paste a part of it.'}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFailure(undefined);
          }}
        />
        <Found hasText={text.trim() !== ''} isRead={reading !== undefined} facts={facts} failure={readFailure}>
          <FactList
            facts={facts}
            isTicked={(fact) => isTicked(fact, ticks)}
            onTick={(fact, on) => setTicks(ticked(ticks, fact, on, facts))}
          />
          {reading && <PartsWithoutChange reading={reading} />}
        </Found>
      </div>
      {failure !== undefined && (
        <Alert color="red" mt="md" title="Nothing was changed">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Text size="sm" c="dimmed" mr="auto">
          The text is read on this computer and sent nowhere.
        </Text>
        <Button variant="default" onClick={closePanel}>
          Cancel
        </Button>
        <ApplyButton isReady={canApply} count={chosen.length} isFirst={text !== ''} onApply={() => void apply()} />
      </Group>
    </Dialog>
  );
}

interface FoundProps {
  hasText: boolean;
  isRead: boolean;
  facts: readonly ReadFact[];
  failure: string | undefined;
  children: ReactNode;
}

/** The changes that were found, below their number or the reason why there are none. */
function Found({ hasText, isRead, facts, failure, children }: FoundProps) {
  const count = facts.length;
  const open = facts.filter(({ doubt }) => doubt !== undefined).length;
  const words = !hasText
    ? 'What the text asks for stands here: phones, email, address, hours, links, areas, license, services and promotions.'
    : !isRead
      ? 'Reading …'
      : count === 0
        ? 'Nothing in this text changes the site.'
        : `${counted(count, 'change')} read${open > 0 ? `, ${open} to decide` : ''}`;
  return (
    <div className={classes.read} data-autofocus={hasText || undefined} tabIndex={-1}>
      {failure === undefined ? (
        <Text size="sm" c="dimmed" role="status">
          {words}
        </Text>
      ) : (
        <Alert color="red" title="The text cannot be read">
          {failure}
        </Alert>
      )}
      {children}
    </div>
  );
}

interface ApplyProps {
  isReady: boolean;
  count: number;
  /**
   * whether the button takes the focus when there is something to apply, unless a text area has the focus; only the
   * first value counts
   */
  isFirst: boolean;
  onApply: () => void;
}

function ApplyButton({ isReady, count, isFirst, onApply }: ApplyProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [takesFocus] = useState(isFirst);
  useEffect(() => {
    if (isReady && takesFocus && document.activeElement?.tagName !== 'TEXTAREA') ref.current?.focus();
  }, [isReady, takesFocus]);
  return (
    <Button ref={ref} disabled={!isReady} onClick={onApply}>
      Apply {counted(count, 'change')}
    </Button>
  );
}
