import { createStore } from 'zustand/vanilla';
import { findText, type Match } from '#shared/domain/site/find-text.ts';
import { draftStore } from '../../state/draft-store.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { tabRoute } from '../../state/tabs.ts';

interface Find {
  open: boolean;
  term: string;
  replacement: string;
  /** whether codes, links and the site's identifiers (such as slug and domain) are searched too */
  codes: boolean;
  /** index, among all matches, of the match that was shown last */
  at: number | undefined;
  /** increases each time the search is opened, so that the text in the field for the term is selected again */
  asked: number;
}

export const findStore = createStore<Find>(() => ({
  open: false,
  term: '',
  replacement: '',
  codes: false,
  at: undefined,
  asked: 0,
}));

/** Opens the search of the site. Selected text becomes the term if it is a single line and not too long. */
export function openFind(): void {
  const chosen = selectedText().trim();
  const isTerm = chosen !== '' && !chosen.includes('\n') && chosen.length <= LONGEST_TERM;
  findStore.setState(({ asked }) => ({
    open: true,
    asked: asked + 1,
    ...(isTerm && { term: chosen, at: undefined }),
  }));
}

const LONGEST_TERM = 200;

function selectedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  return String(document.getSelection() ?? '');
}

export const closeFind = (): void => findStore.setState({ open: false });

/** Returns the places of the term in the open site's present state. */
export function matchesNow(): readonly Match[] {
  const { phase, site } = draftStore.getState();
  return phase === 'open' ? findText(site, findStore.getState()) : [];
}

type Navigate = (route: string, link: FieldLink) => void;

/** Goes to the field of a match and selects the match's text in it. */
export function goToMatch(matches: readonly Match[], at: number, navigate: Navigate): void {
  const { slug } = draftStore.getState();
  const match = matches[at];
  if (!match || slug === null) return;
  findStore.setState({ at });
  const { tab, path, text, start, end } = match;
  navigate(tabRoute(tab, slug), {
    field: path.join('.'),
    selected: text.slice(start, end),
    before: text.slice(0, start),
  });
}

/**
 * Goes to the next match, or to the one before if `by` is −1. The first match follows the last one. Opens the search if
 * there are no matches.
 */
export function stepThroughMatches(by: 1 | -1, navigate: Navigate): void {
  const matches = matchesNow();
  if (matches.length === 0) return openFind();
  const { at = by === 1 ? -1 : 0 } = findStore.getState();
  goToMatch(matches, (at + by + matches.length) % matches.length, navigate);
}
