import { Alert, List, type MantineStyleProps } from '@mantine/core';

/** A part of a text that could not be read as an item, and the number of the line at which the part begins. */
export interface Problem {
  line: number;
  text: string;
  reason: string;
}

interface UnreadProps extends MantineStyleProps {
  title: string;
  problems: readonly Problem[];
}

export const Unread = ({ title, problems, ...spacing }: UnreadProps) => (
  <Alert color="yellow" variant="light" title={title} {...spacing}>
    <List size="sm" aria-label="What could not be read">
      {problems.map(({ line, text, reason }) => (
        <List.Item key={line}>
          Line {line}: {reason} “{text}”
        </List.Item>
      ))}
    </List>
  </Alert>
);
