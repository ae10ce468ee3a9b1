import { Button, Group, Text } from '@mantine/core';
import { ArrowRight, Wand2 } from 'lucide-react';
import { edit } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import type { FindingRow } from './model.ts';
import classes from './publish.module.css';

interface FindingsProps {
  rows: readonly FindingRow[];
  onGo: (row: FindingRow) => void;
}

/** What should be looked at, each with the way to its field and, where there is one, a fix that Undo takes back. */
export function Findings({ rows, onGo }: FindingsProps) {
  return (
    <ul className={classes.list} aria-label="Worth a look">
      {rows.map((row) => (
        <li key={row.id} className={classes.finding}>
          <div>
            <Text size="sm" fw={500}>
              {row.title}
            </Text>
            <Text size="sm" c="dimmed" className={classes.words}>
              {row.advice}
            </Text>
            <Text size="xs" c="dimmed" className={classes.words}>
              {row.where}
            </Text>
          </div>
          <Group gap="xs" wrap="nowrap" className={classes.actions}>
            {row.fix && (
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<Wand2 size={14} aria-hidden />}
                onClick={() => edit(row.fix?.operations ?? [])}
              >
                {row.fix.label}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<ArrowRight size={14} aria-hidden />}
              aria-label={`${tabLabel(row.tab)}: ${row.title}`}
              onClick={() => onGo(row)}
            >
              {tabLabel(row.tab)}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
