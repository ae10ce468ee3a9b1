import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { type Rewrite, type RewriteSource, followRewrite, startRewrite } from '#shared/domain/site/rewrite.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { useSettledInTime } from '../../../editor/settled-in-time.ts';
import { currentSite, edit, endStep, setField, useTextField } from '../../../state/draft.ts';

/** A pause in typing after which the other texts follow, in milliseconds. */
const REWRITE_PAUSE = 1000;

interface Typing {
  rewrite: Rewrite;
  /** the value that was typed last; another one in the draft, after an undo, starts anew */
  value: string;
  /** of the newest change, which the rewriting is undone with */
  step: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * A text field whose old value is rewritten in the tagline and the about text, after a pause in typing or on leaving
 * the field, as one step of undo with the change itself.
 */
export function RewritingInput({ source }: { source: RewriteSource }) {
  const { value } = useTextField(source);
  const typing = useRef<Typing | null>(null);

  const follow = (): void => {
    const current = typing.current;
    if (!current) return;
    clearTimeout(current.timer);
    const { rewrite, operations } = followRewrite(current.rewrite, currentSite());
    current.rewrite = rewrite;
    if (operations.length > 0) edit(operations, { step: current.step });
  };
  useSettledInTime(follow);
  return (
    <TextInput
      data-path={source}
      label={labelAt([source])}
      value={value}
      onChange={({ currentTarget: { value: typed } }) => {
        const before = typing.current;
        if (before) clearTimeout(before.timer);
        const rewrite = before?.value === value ? before.rewrite : startRewrite(currentSite(), source);
        const step = setField([source], typed);
        typing.current = { rewrite, value: typed, step, timer: setTimeout(follow, REWRITE_PAUSE) };
      }}
      onBlur={() => {
        follow();
        typing.current = null;
        endStep();
      }}
    />
  );
}
