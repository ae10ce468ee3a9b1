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
  /** the value typed last; if the draft has another value, for example after an undo, a new rewrite is started */
  value: string;
  /** step of undo of the newest change; the rewritten texts belong to the same step */
  step: string;
}

/**
 * A text field whose value may occur in the tagline and the about text. After a pause in typing, or when the field is
 * left, the old value is replaced by the new value in those texts. The replacement and the newest change of the field
 * are one step of undo.
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
