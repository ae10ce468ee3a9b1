import { TextInput, VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import type { Need } from '#shared/domain/needs/need.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { searchWords } from '#shared/record-catalogue/search-words.ts';
import { useNeeds } from '../state/needs.ts';
import { useSite } from '../state/draft.ts';
import { tabOfRoute } from '../state/tabs.ts';
import { decoded } from '../ui/decoded.ts';
import { unfold } from '../ui/unfold.ts';
import { NeedMark } from './need-mark.tsx';
import { ScreenIndex } from './screen-index.tsx';
import classes from './section-index.module.css';

export interface IndexedField {
  label: string;
  /** path in the record; a search also matches the field's text and the catalogue's other names for the field */
  path?: Path;
}

export interface IndexedSection {
  /** id of the element that `SectionAnchor` draws; a deep link to the section ends with `#` and this id */
  id: string;
  title: string;
  /** fields of the section, which a search also finds */
  fields?: readonly IndexedField[];
}

interface SectionIndexProps {
  sections: readonly IndexedSection[];
  /** shows a search field for sections, fields and their texts; for long screens */
  searchable?: boolean;
  children: ReactNode;
}

/** A long screen with the index of its sections beside it. The index marks the section in view and leads to each. */
export function SectionIndex({ sections, searchable = false, children }: SectionIndexProps) {
  useDeepLink();
  const [term, setTerm] = useState('');
  const listId = useId();
  const current = useSectionInView(sections.map(({ id }) => id).join(' '));
  const tab = tabOfRoute(useLocation().pathname);
  const needs = useNeeds((all) => all.filter((need) => need.tab === tab));
  const found = useFoundSections(sections, term);
  return (
    <ScreenIndex
      label="Sections"
      index={
        <>
          {searchable && (
            <TextInput
              size="xs"
              miw={120}
              w="100%"
              maw={160}
              mb="xs"
              type="search"
              data-other-fields
              aria-label="Find a section, a field or its text"
              aria-controls={listId}
              placeholder="Find"
              leftSection={<Search size={12} aria-hidden />}
              value={term}
              onChange={(event) => setTerm(event.currentTarget.value)}
            />
          )}
          <ul className={classes.links} id={listId}>
            {found.map(({ id, title, field, text }) => {
              const missing = needs.filter((need) => isNeedIn(need, sections, id));
              return (
                <li key={id}>
                  <Link
                    to={{ hash: id }}
                    replace
                    state={field === undefined ? null : { label: field }}
                    className={classes.link}
                    aria-current={id === current ? 'true' : undefined}
                  >
                    {title}
                    <NeedMark needs={missing} />
                    {missing.length > 0 && <VisuallyHidden>, {missing.length} to do</VisuallyHidden>}
                    {field !== undefined && <span className={classes.field}>{field}</span>}
                    {text !== undefined && <span className={classes.text}>{text}</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
          {found.length === 0 && (
            <p className={classes.none} role="status">
              Nothing goes by that name
            </p>
          )}
        </>
      }
    >
      {children}
    </ScreenIndex>
  );
}

/** Whether the user can meet the need in the section. */
function isNeedIn({ section, places: [place = []] }: Need, sections: readonly IndexedSection[], id: string): boolean {
  const fields = sections.find((each) => each.id === id)?.fields ?? [];
  return section === id || fields.some(({ path }) => path?.every((step, depth) => step === place[depth]));
}

/** The element of a section, to which the index and deep links lead. */
export function SectionAnchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={classes.section}>
      {children}
    </div>
  );
}

export interface FoundSection {
  id: string;
  title: string;
  /** label of the field that matched, if the title did not match */
  field?: string;
  /** the field's text that matched, if the label did not match */
  text?: string;
}

/** Returns the sections that match the term by their title, a field's label or other name, or the text of a field. */
export function findSections(sections: readonly IndexedSection[], term: string, site: SiteDocument): FoundSection[] {
  const wanted = term.trim().toLowerCase();
  const fits = (name: string): boolean => name.toLowerCase().includes(wanted);
  return sections.flatMap(({ id, title, fields = [] }): FoundSection[] => {
    if (wanted === '' || fits(title)) return [{ id, title }];
    const named = fields.find(({ label }) => fits(label));
    if (named) return [{ id, title, field: named.label }];
    for (const { label, path } of fields) {
      const text = path && textsIn(valueAt(site, path)).find(fits);
      if (text !== undefined) return [{ id, title, field: label, text }];
    }
    const meant = fields.find(({ path }) => path && searchWords(path).some(fits));
    return meant ? [{ id, title, field: meant.label }] : [];
  });
}

/** Returns all strings in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the sections that match the term. Depends on the record only during a search, to avoid needless renders. */
function useFoundSections(sections: readonly IndexedSection[], term: string): FoundSection[] {
  const site = useSite((whole) => (term.trim() === '' ? nothing : whole));
  return findSections(sections, term, site);
}

const nothing: SiteDocument = {};

function focusField(section: HTMLElement, label: string): void {
  const labels = [...section.querySelectorAll('label')];
  labels.find(({ textContent }) => textContent?.trim() === label)?.control?.focus();
}

/** Scrolls to the section that the address names, unfolds it, and focuses the section or the field that was found. */
function useDeepLink(): void {
  const { hash, key, state } = useLocation() as Location<{ label?: string } | null>;
  const label = state?.label;
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
    if (!section) return undefined;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
    unfold(section.firstElementChild ?? section);
    if (label === undefined) return undefined;
    // A folded card is open only in the next frame.
    const frame = requestAnimationFrame(() => focusField(section, label));
    return () => cancelAnimationFrame(frame);
  }, [hash, key, label]);
}

/** Pixels below the top of the screen at which a section counts as the one being read. */
const READING_LINE = 96;

function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = (): HTMLElement[] => ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const host = find()[0]?.closest('main');
    if (!host) return;
    const look = (): void => {
      // The elements are looked up again each time, because the form of another list item has other elements.
      const elements = find();
      const { top, bottom } = host.getBoundingClientRect();
      const atEnd = host.scrollTop > 0 && host.scrollTop + host.clientHeight >= host.scrollHeight - 2;
      const line = atEnd ? bottom : top + READING_LINE;
      const tops = elements.map((element) => element.getBoundingClientRect().top);
      // Two columns show several sections at the same time. The section with the focus counts if its top is in view.
      const focused = elements.findIndex((element) => element.contains(document.activeElement));
      if (tops[focused] !== undefined && tops[focused] >= top && tops[focused] < bottom)
        return setCurrent(elements[focused]?.id);
      // The lowest section that begins above the line counts; of two side by side, the section in the first column.
      const read = Math.max(...tops.filter((each) => each <= line));
      setCurrent((elements[tops.indexOf(read)] ?? elements[0])?.id);
    };
    look();
    host.addEventListener('scroll', look, { passive: true });
    host.addEventListener('focusin', look);
    return () => {
      host.removeEventListener('scroll', look);
      host.removeEventListener('focusin', look);
    };
  }, [ids]);
  return current;
}
