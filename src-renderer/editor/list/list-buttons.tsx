import { Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JsonValue } from '#shared/record/operation.ts';
import { isFull, limitOf } from '#shared/record-catalogue/list-engine.ts';
import { useSite } from '../../state/draft.ts';
import { useCurrentList } from './list-frame.tsx';

interface ListButtonsProps {
  /** label of the button that adds an item */
  add?: string;
  /** returns members of a new item; they replace the defaults of the catalogue */
  newValue?: () => Record<string, JsonValue>;
  /** text shown while the list has its maximum number of items */
  full?: string;
  /** further buttons */
  children?: ReactNode;
}

/** The foot of a list: the button that adds an item, and further buttons. */
export function ListButtons({ add, newValue, full, children }: ListButtonsProps) {
  const { path, list, names, toAdded } = useCurrentList();
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
