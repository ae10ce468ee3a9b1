import { Button, Group, Text } from '@mantine/core';
import { ArrowRight, Wand2 } from 'lucide-react';
import { useState } from 'react';
import { edit } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import { FixReview } from './fix-review.tsx';
import type { FindingRow } from './model.ts';
import classes from './publish.module.css';

interface FindingsProps {
  /** accessible name of the list */
  label: string;
  rows: readonly FindingRow[];
  onGo: (row: FindingRow) => void;
}

/**
 * The findings of the checks before a publish. Every finding has a button that leads to its field. If the app can fix
 * the finding, a second button makes the fix, which the user can undo.
 */
export function Findings({ label, rows, onGo }: FindingsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => (
        <Finding key={row.id} row={row} onGo={onGo} />
      ))}
    </ul>
  );
}

function Finding({ row, onGo }: { row: FindingRow; onGo: FindingsProps['onGo'] }) {
  const [isReviewed, setReviewed] = useState(false);
  const { title, advice, where, fix, tab } = row;
  return (
    <li>
      <div className={classes.finding}>
        <div>
          <Text size="sm" fw={500}>
            {title}
          </Text>
          {advice && (
            <Text size="sm" c="dimmed" className={classes.words}>
              {advice}
            </Text>
          )}
          {where !== tabLabel(tab) && (
            <Text size="xs" c="dimmed" className={classes.words}>
              {where}
            </Text>
          )}
        </div>
        <Button
          size="compact-sm"
          variant="default"
          className={classes.actions}
          rightSection={<ArrowRight size={14} aria-hidden />}
          aria-label={`${tabLabel(tab)}: ${title}`}
          onClick={() => onGo(row)}
        >
          {tabLabel(tab)}
        </Button>
      </div>
      {fix && (
        <Group gap="xs" mt={6}>
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<Wand2 size={14} aria-hidden />}
            className={classes.fix}
            onClick={() => edit(fix.operations)}
          >
            {fix.label}
          </Button>
          {fix.separate && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={isReviewed}
              aria-label={`What changes: ${title}`}
              onClick={() => setReviewed(!isReviewed)}
            >
              What changes
            </Button>
          )}
        </Group>
      )}
      {fix && isReviewed && <FixReview fix={fix} />}
    </li>
  );
}
