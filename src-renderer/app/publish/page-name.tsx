import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageWords } from '#shared/ipc/publishing.ipc.ts';

const badges = {
  changed: undefined,
  added: { color: 'green', label: 'New' },
  removed: { color: 'red', label: 'Removed' },
  unread: { color: 'gray', label: 'Cannot be read' },
} as const satisfies Record<PageWords['kind'], unknown>;

interface PageNameProps {
  page: Pick<PageWords, 'name' | 'path' | 'kind'>;
  /** further content beside the name */
  children?: ReactNode;
}

/** The name and path of a page, with a badge if the page is new, removed or unreadable. */
export function PageName({ page: { name, path, kind }, children }: PageNameProps) {
  const badge = badges[kind];
  return (
    <Group gap="xs" mb={6}>
      <Text size="sm" fw={500}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        /{path}
      </Text>
      {badge && (
        <Badge variant="light" size="sm" color={badge.color}>
          {badge.label}
        </Badge>
      )}
      {children}
    </Group>
  );
}
