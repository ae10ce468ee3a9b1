import { Skeleton, Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import classes from './list-pane.module.css';

export interface ListEntry {
  id: number;
  /** name of the entry's group; the entries of a group are listed below this name */
  group?: string;
  title: string;
  detail: string;
  mark?: ReactNode;
}

interface ListPaneProps {
  label: string;
  entries: readonly ListEntry[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** the entries are still being read */
  loading?: boolean;
  /** the element that takes the focus */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Returns the index in a list to which Arrow Up, Arrow Down, Home or End leads; undefined for other keys. */
export function stepInList(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A list whose selected entry is shown beside it. It is a single tab stop, and the arrow keys select an entry. */
export function ListPane({ label, entries, selected, onSelect, loading = false, ref }: ListPaneProps) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const list = ref ?? own;
  const at = entries.findIndex((entry) => entry.id === selected);
  const optionId = (entry: number): string => `${id}-${entry}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = entries[stepInList(event.key, at, entries.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(to.id);
  };

  const isEmpty = entries.length === 0 && !loading;
  const groups = [...new Set(entries.map(({ group = '' }) => group))];
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      tabIndex={isEmpty ? -1 : 0}
      data-autofocus
      aria-busy={loading}
      aria-activedescendant={selected === undefined ? undefined : optionId(selected)}
      className={classes.list}
      onKeyDown={onKeyDown}
    >
      {loading && (
        <Stack gap="xs" p="xs" aria-hidden>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </Stack>
      )}
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group || label}>
          {group !== '' && (
            <div className={classes.group} aria-hidden>
              {group}
            </div>
          )}
          {entries
            .filter((entry) => (entry.group ?? '') === group)
            .map((entry) => (
              <div
                key={entry.id}
                id={optionId(entry.id)}
                role="option"
                aria-selected={entry.id === selected}
                className={classes.option}
                onClick={() => onSelect(entry.id)}
              >
                <span className={classes.title}>{entry.title}</span> {entry.mark}{' '}
                <span className={classes.detail}>{entry.detail}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
