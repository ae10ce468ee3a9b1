import { Textarea } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { JsonValue, Path } from '#shared/record/operation.ts';
import { addItems } from '#shared/record-catalogue/list-engine.ts';
import { editSite } from '../../state/draft.ts';
import { useBoundedText } from '../../ui/bounded-text.ts';
import { TickDialog } from '../../ui/tick-dialog.tsx';
import { type Problem, Unread } from './unread.tsx';

interface Read<T> {
  items: readonly T[];
  problems: readonly Problem[];
}

interface PasteItemsProps<T> {
  path: Path;
  title: string;
  /** singular noun for an item, such as ‘review’ */
  item: string;
  /** label of the field that takes the text, and a description of where to copy it */
  field: { label: string; description: string };
  /** reads the items of the text; pass the same function at each render, because a new one reads the text again */
  read: (pasted: string) => Read<T>;
  /** returns the members of the record's new item */
  toItem: (item: T) => Record<string, JsonValue>;
  draw: (item: T) => { label: string; content: ReactNode };
  onClose: () => void;
}

const MOST_CHARACTERS = 1024 * 1024;
const TOO_LONG = 'That is too much text: paste 1 MB at most at a time.';
/** Maximum number of items and problems in a text together, because each item and each problem is drawn. */
const MOST_ITEMS = 500;
const NONE = { items: [], problems: [] };

/** A dialog that reads several items of a list from a pasted text and adds those that the user ticks. */
export function PasteItems<T>({ path, title, item, field, read, toItem, draw, onClose }: PasteItemsProps<T>) {
  const { text: pasted, take, refusal } = useBoundedText(MOST_CHARACTERS, TOO_LONG);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => read(pasted), [read, pasted]);
  const isTooMany = all.items.length + all.problems.length > MOST_ITEMS;
  const { items, problems } = isTooMany ? NONE : all;
  const chosen = items.filter((_, at) => !unticked.has(String(at)));
  return (
    <TickDialog
      title={title}
      size="xl"
      label={`${item.charAt(0).toUpperCase()}${item.slice(1)}s that were read`}
      choices={items.map((each, at) => ({ key: String(at), isTicked: !unticked.has(String(at)), ...draw(each) }))}
      onTick={(key, on) => setUnticked(new Set(on ? [...unticked].filter((each) => each !== key) : [...unticked, key]))}
      note={problems.length > 0 && <Unread title={`Not read as a ${item}`} problems={problems} mt="md" />}
      confirm={`Add ${counted(chosen.length, item)}`}
      canConfirm={chosen.length > 0}
      onConfirm={() => {
        editSite((site) => addItems(site, path, chosen.map(toItem)));
        onClose();
      }}
      onClose={onClose}
    >
      <Textarea
        {...field}
        data-autofocus
        minRows={6}
        maxRows={10}
        autosize
        mb="md"
        value={pasted}
        error={isTooMany ? `More than ${MOST_ITEMS} ${item}s cannot be added at a time: paste fewer.` : refusal}
        onChange={(event) => {
          take(event.currentTarget.value);
          setUnticked(new Set());
        }}
      />
    </TickDialog>
  );
}
