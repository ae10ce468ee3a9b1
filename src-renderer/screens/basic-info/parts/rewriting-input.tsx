import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef } from 'react';
import { type Rewrite, type RewriteSource, followRewrite, startRewrite } from '#shared/domain/site/rewrite.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { useSettledInTime } from '../../../editor/settled-in-time.ts';
import { currentSite, edit } from '../../../state/draft.ts';

/** Milliseconds without typing after which the other texts are rewritten. */
const REWRITE_PAUSE = 1000;

interface Typing {
  rewrite: Rewrite;
  /** the value typed last; where the draft has another one, for example after an undo, the rewriting starts anew */
  value: string;
  /** step of the newest change, with which the rewriting is undone */
  step: string;
}

/**
 * A text field whose old value is replaced in the tagline and the about text, after a pause in typing or when the field
 * is left. The change and its rewriting are one step of undo.
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
