import { Highlight, Input } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CommandContext } from './command-table.ts';
import { dialogName } from '../../ui/open-dialog.ts';
import { type PaletteItem, usePaletteGroups } from './palette-items.tsx';
import classes from './palette.module.css';

const NAME = 'Find a site, screen, action or field';
const LIST = 'palette-list';
const optionId = (id: string): string => `palette-${id}`;

/** The command palette. It finds sites, screens, actions and fields by name. */
export function Palette({ context }: { context: CommandContext }) {
  const [term, setTerm] = useState('');
  return (
    <Spotlight.Root
      query={term}
      onQueryChange={setTerm}
      shortcut={null}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      {...dialogName('palette')}
    >
      <Content term={term} onTerm={setTerm} context={context} />
    </Spotlight.Root>
  );
}

interface ContentProps {
  term: string;
  onTerm: (term: string) => void;
  context: CommandContext;
}

/** The content of the open palette. Its height is constant, so that nothing moves while the user types. */
function Content({ term, onTerm, context }: ContentProps) {
  const { groups, answered, isLoading } = usePaletteGroups(term.trim(), context);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  /** whether Enter was pressed before the results for the term arrived */
  const entered = useRef(false);
  const isTyped = ({ label }: PaletteItem): boolean => !answered && label.toLowerCase() === term.trim().toLowerCase();
  const wanted = items.findIndex((item) => (chosen === null ? isTyped(item) : item.id === chosen));
  const index = Math.max(0, wanted);
  const selected = items[index];
  const list = useRef<HTMLDivElement>(null);

  const run = (item: PaletteItem | undefined): void => {
    if (!item) return;
    spotlight.close();
    item.run();
  };
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selected?.id]);
  useEffect(() => {
    if (!entered.current || !answered) return;
    entered.current = false;
    run(selected);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setChosen(items[(index + by + items.length) % items.length]?.id ?? null);
    else if (event.key !== 'Enter') return;
    // An item that was selected, or whose name was typed in full, runs without waiting for further results.
    else if (answered || wanted >= 0) run(selected);
    else entered.current = true;
    event.preventDefault();
  };
  return (
    <>
      <Input
        data-autofocus
        size="lg"
        variant="unstyled"
        leftSection={<Search size={16} aria-hidden />}
        role="combobox"
        aria-label={NAME}
        aria-expanded
        aria-controls={LIST}
        aria-activedescendant={selected && optionId(selected.id)}
        autoComplete="off"
        placeholder={NAME}
        value={term}
        onChange={(event) => {
          setChosen(null);
          entered.current = false;
          onTerm(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={LIST} role="listbox" aria-label="Found" className={classes.list}>
        {groups.map(({ name, items: found }) => (
          <Spotlight.ActionsGroup key={name} label={name} role="group" aria-label={name} className={classes.group}>
            {found.map((item) => (
              <Option key={item.id} item={item} term={term} selected={item === selected} onRun={run} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {items.length === 0 && answered && <Spotlight.Empty>Nothing goes by that name</Spotlight.Empty>}
        {isLoading && <Spotlight.Empty>The site is still loading…</Spotlight.Empty>}
      </div>
    </>
  );
}

interface OptionProps {
  item: PaletteItem;
  term: string;
  selected: boolean;
  onRun: (item: PaletteItem) => void;
}

function Option({ item, term, selected, onRun }: OptionProps) {
  const { id, label, icon: Icon, detail, warning, keys } = item;
  return (
    <div
      id={optionId(id)}
      role="option"
      aria-selected={selected}
      className={classes.option}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(item)}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.name}>
        <Highlight component="span" highlight={term.trim().split(/\s+/)}>
          {label}
        </Highlight>
        {(detail || warning) && (
          <span className={classes.detail}>
            {detail}
            {warning && <span className={classes.warning}> {warning}</span>}
          </span>
        )}
      </span>
      {keys && <span className={classes.keys}>{keys}</span>}
    </div>
  );
}
