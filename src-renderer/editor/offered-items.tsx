import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { asBridgeError } from '../bridge/client.ts';
import { useStatus } from '../state/draft.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { TickDialog } from '../ui/tick-dialog.tsx';
import { FailureNote } from './generation/failure-note.tsx';
import type { Failure } from './generation/use-generation.ts';

interface OfferedItemsProps<T extends { name: string }> {
  title: string;
  /** undefined until the server has answered */
  offered: readonly T[] | undefined;
  /** the last request failed, so the items come from an earlier answer, or there are none */
  isOld: boolean;
  onRetry: () => void;
  /** whether the site has an item of that name already */
  isTaken: (name: string) => boolean;
  detail: (item: T) => string;
  /** Adds items to the site. Rejects if they could not be stored. */
  add: (chosen: readonly T[]) => Promise<void>;
  onClose: () => void;
  words: {
    list: string;
    /** singular noun for an item, such as ‘service’ */
    item: string;
    /** shown instead of the detail of an item that the site has already */
    taken: string;
    reading: string;
    unread: string;
    old: string;
    none: string;
    failed: string;
  };
}

/** Shows items that the server offers for a list of the site, to tick and add. */
export function OfferedItems<T extends { name: string }>(props: OfferedItemsProps<T>) {
  const { title, offered = [], isOld, onRetry, isTaken, detail, onClose, words } = props;
  const isOffline = useStatus(({ offline }) => offline);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure>();
  const chosen = offered.filter(({ name }) => ticked.has(name) && !isTaken(name));
  const add = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await props.add(chosen);
      onClose();
    } catch (cause) {
      setFailure({ text: words.failed, cause: asBridgeError(cause).message });
    }
  };
  return (
    <TickDialog
      title={title}
      size={560}
      label={words.list}
      choices={offered.map((item) => {
        const isThere = isTaken(item.name);
        return {
          key: item.name,
          label: item.name,
          detail: isThere ? words.taken : detail(item),
          isTicked: isThere || ticked.has(item.name),
          disabled: isThere,
        };
      })}
      onTick={(name, on) => setTicked(new Set(on ? [...ticked, name] : [...ticked].filter((each) => each !== name)))}
      note={failure && <FailureNote failure={failure} onRetry={() => void add()} />}
      confirm={chosen.length === 0 ? 'Add' : `Add ${counted(chosen.length, words.item)}`}
      canConfirm={chosen.length > 0}
      onConfirm={() => void add()}
      onClose={onClose}
    >
      {isOld && (
        <Group gap="sm" mb="sm" justify="space-between">
          <Text size="sm" c="var(--app-attention)" role="status">
            {offered.length > 0 ? words.old : words.unread}
            {isOffline && ' You are offline.'}
          </Text>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Retry
          </Button>
        </Group>
      )}
      {!props.offered && !isOld && <SkeletonRows count={5} label={words.reading} />}
      {props.offered?.length === 0 && !isOld && (
        <Text size="sm" c="dimmed" role="status">
          {words.none}
        </Text>
      )}
    </TickDialog>
  );
}
