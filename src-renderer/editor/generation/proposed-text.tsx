import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { text } from '#shared/record/readers.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import { useValueAt } from '../bound-field.ts';
import classes from './generation.module.css';
import { inWords, type Proposal } from './texts.ts';

interface ProposedTextProps {
  proposal: Proposal;
  value: string;
  onChange: (value: string) => void;
}

/** A proposed text with its differences from the present one. The user can change it before accepting it. */
export function ProposedText({ proposal: { path, label }, value, onChange }: ProposedTextProps) {
  const current = text(useValueAt(path));
  const [editing, setEditing] = useState(false);
  return (
    <div className={classes.text}>
      {editing ? (
        <GrowingTextarea
          aria-label={`New ${inWords(label)}`}
          minRows={2}
          maxRows={12}
          autoFocus
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div className={classes.diff}>
          <WordDiff before={current} after={value} />
          {value === current && (
            <Text size="xs" c="dimmed">
              It is the same text.
            </Text>
          )}
        </div>
      )}
      <Button size="compact-xs" variant="subtle" className={classes.edit} onClick={() => setEditing(!editing)}>
        {editing ? 'Show the changes' : 'Edit'}
      </Button>
    </div>
  );
}
