import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef } from 'react';
import { type Rewrite, type RewriteSource, followRewrite, startRewrite } from '#shared/domain/site/rewrite.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { useSettledInTime } from '../../../editor/settled-in-time.ts';
import { currentSite, edit } from '../../../state/draft.ts';

/** A pause in typing after which the other texts follow, in milliseconds. */
const REWRITE_PAUSE = 1000;

interface Typing {
  rewrite: Rewrite;
  /** the value that was typed last; another one in the draft, after an undo, starts anew */
  value: string;
  /** of the newest change, which the rewriting is undone with */
  step: string;
}

/**
 * A text field whose old value is rewritten in the tagline and the about text, after a pause in typing or on leaving
 * the field, as one step of undo with the change itself.
 */
export function RewritingInput({ source }: { source: RewriteSource }) {
  const { label, value, set, onBlur } = useBoundField([source]);
  const typing = useRef<Typing | null>(null);

  const follow = (): void => {
    const current = typing.current;
    if (!current) return;
    const { rewrite, operations } = followRewrite(current.rewrite, currentSite());
    current.rewrite = rewrite;
    if (operations.length > 0) edit(operations, { step: current.step });
  };
  const followLater = useDebouncedCallback(follow, REWRITE_PAUSE);
  useSettledInTime(follow);
  return (
    <TextInput
      data-path={source}
      label={label}
      value={value}
      onChange={({ currentTarget: { value: typed } }) => {
        const before = typing.current;
        const rewrite = before?.value === value ? before.rewrite : startRewrite(currentSite(), source);
        typing.current = { rewrite, value: typed, step: set(typed) };
        followLater();
      }}
      onBlur={() => {
        follow();
        typing.current = null;
        onBlur();
      }}
    />
  );
}
