import { Button, Checkbox, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { findText, type Match, replaceMatches } from '#shared/domain/site/find-text.ts';
import { currentSite, edit, endStep, useSite } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import { counted } from '#shared/domain/counted.ts';
import { keysLabel } from '../../ui/keys.ts';
import { notifySuccess } from '../../ui/notify.tsx';
import { Rail } from '../../ui/rail.tsx';
import { closeFind, findStore, goToMatch, matchesNow, stepThroughMatches } from './find-store.ts';
import classes from './find.module.css';

/** Maximum number of places that are listed. */
const MOST = 200;

/** The rail beside the screens that finds and replaces text in the open site. */
export function FindRail() {
  const open = useStore(findStore, (find) => find.open);
  return open ? <Search /> : null;
}

function Search() {
  const { term, replacement, codes, at, asked } = useStore(findStore);
  const sought = useDeferredValue(term);
  const site = useSite((whole) => whole);
  const matches = useMemo(() => findText(site, { term: sought, codes }), [site, sought, codes]);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const go = (route: string, link: object): void => void navigate(route, { state: link });
  useEffect(() => field.current?.select(), [asked]);

  const replace = (found: readonly Match[]): void => {
    if (found.length === 0) return;
    endStep();
    edit(replaceMatches(currentSite(), found, replacement));
    endStep();
    const title = `Replaced ${counted(found.length, 'place')}`;
    notifySuccess({ title, message: `${keysLabel('undo')} takes it back.`, subject: 'replacement' });
  };
  const replaceOne = (): void => {
    const found = matchesNow();
    const place = at ?? 0;
    replace(found.slice(place, place + 1));
    goToMatch(matchesNow(), Math.min(place, matchesNow().length - 1), go);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closeFind();
    else if (event.key === 'Enter') stepThroughMatches(event.shiftKey ? -1 : 1, go);
    else return;
    event.preventDefault();
  };
  const change = (changed: object): void => findStore.setState({ ...changed, at: undefined });
  return (
    <Rail title="Find in this site" closeLabel="Close the search" closeKeys="Esc" onClose={closeFind}>
      <div className={classes.form} role="search" data-other-fields onKeyDown={onKeyDown}>
        <TextInput
          ref={field}
          size="xs"
          label="Find"
          value={term}
          spellCheck={false}
          onChange={(event) => change({ term: event.currentTarget.value })}
        />
        <TextInput
          size="xs"
          label="Replace with"
          value={replacement}
          spellCheck={false}
          onChange={(event) => findStore.setState({ replacement: event.currentTarget.value })}
        />
        <Checkbox
          size="xs"
          label="Also in codes, links and addresses"
          checked={codes}
          onChange={(event) => change({ codes: event.currentTarget.checked })}
        />
        <Group gap="xs">
          <Button size="compact-xs" variant="default" disabled={matches.length === 0} onClick={replaceOne}>
            Replace
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            disabled={matches.length === 0}
            onClick={() => replace(matchesNow())}
          >
            Replace all
          </Button>
        </Group>
        <Text size="xs" c="dimmed" role="status">
          {sought === '' ? 'Enter goes to the next place.' : matches.length === 0 ? 'Nowhere' : sum(matches)}
        </Text>
      </div>
      <ol className={classes.list} aria-label="Places">
        {matches.slice(0, MOST).map((match, place) => (
          <li key={`${match.path.join('.')} ${match.start}`}>
            <UnstyledButton
              className={classes.match}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => goToMatch(matches, place, go)}
            >
              <span className={classes.label}>
                {tabLabel(match.tab)} · {match.label}
              </span>
              <Excerpt {...match} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {matches.length > MOST && (
        <Text size="xs" c="dimmed" px="xs">
          And {matches.length - MOST} more.
        </Text>
      )}
    </Rail>
  );
}

function sum(matches: readonly Match[]): string {
  const fields = new Set(matches.map(({ path }) => path.join('.')));
  return `${counted(matches.length, 'place')} in ${counted(fields.size, 'field')}`;
}

/** Maximum numbers of characters that are shown before and after a match. */
const [BEFORE, AFTER] = [24, 60];

function Excerpt({ text, start, end }: Match) {
  const from = Math.max(0, start - BEFORE);
  return (
    <span className={classes.excerpt}>
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end, end + AFTER)}
    </span>
  );
}
