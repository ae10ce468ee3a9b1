import { Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JsonValue } from '#shared/record/operation.ts';
import { isFull, limitOf } from '#shared/record-catalogue/list-engine.ts';
import { useSite } from '../../state/draft.ts';
import { useListInHand } from './list-frame.tsx';

interface ListButtonsProps {
  /** what the button that adds says */
  add?: string;
  /** what a new item holds of its own, where it is not what the catalogue says */
  newValue?: () => Record<string, JsonValue>;
  /** what is said when the list has as many items as it may */
  full?: string;
  /** further buttons, beside the one that adds */
  children?: ReactNode;
}

/** Stands at the foot of a list: the button that adds an item, and others. */
export function ListButtons({ add, newValue, full, children }: ListButtonsProps) {
  const { path, list, names, toAdded } = useListInHand();
  const isAtLimit = useSite((site) => isFull(site, path));
  return (
    <Group gap="sm" mt="sm">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={isAtLimit}
        onClick={() => toAdded(list.add(newValue?.()))}
        data-after-rows
      >
        {add ?? `Add ${names.item.toLowerCase()}`}
      </Button>
      {isAtLimit && (
        <Text size="sm" c="dimmed" role="status">
          {full ?? `There can be ${limitOf(path)} at most.`}
        </Text>
      )}
      {children}
    </Group>
  );
}
