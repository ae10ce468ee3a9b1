import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { checkEmail } from '#shared/domain/site/email.ts';
import { checkLink } from '#shared/domain/site/link.ts';
import { writtenPhone } from '#shared/domain/site/phone.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue, valueAt } from '#shared/record/apply-value.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { fieldAt, rowAt } from '#shared/record-catalogue/catalogue.ts';
import type { FieldKind } from '#shared/record-catalogue/row.ts';
import { draftStore } from '../state/draft-store.ts';
import { currentSite, editField, endStep } from '../state/draft.ts';
import { shownDraft, whileTyping } from '../state/shown-draft.ts';

/** How a text is shown and written whose value in the record has another form. */
export interface TextRule {
  value: string;
  write: (site: SiteDocument, value: string) => readonly Operation[];
}

export interface BoundOptions {
  /** in place of the catalogue's */
  label?: string | undefined;
  /** what is wrong with the text; said once the field was left, and from then on while it is typed */
  check?: ((value: string) => string | undefined) | undefined;
  rule?: TextRule | undefined;
}

/** Further edits that follow from a change, given the site with the change; undone together with it. */
export type Derive = (site: SiteDocument) => readonly Operation[];

export interface BoundField {
  /** the value as the record has it */
  raw: unknown;
  value: string;
  /** Puts a value in the record; quick changes of the same field are undone together. Gives the step of undo. */
  set: (value: JsonValue) => string;
  onBlur: () => void;
  label: string;
  error: string | undefined;
}

/** The record's value at a path; drawn again when that value changes. */
export function useValueAt(path: Path): unknown {
  return useStore(shownDraft, ({ site }) => valueAt(site, path));
}

/**
 * Binds a control to one path of the record; every field of the kit uses it.
 * @param store whose value is given: `shownDraft` for a control that shows by itself what is typed
 */
export function useBoundField(
  path: Path,
  { label, check = usualCheck(path), rule }: BoundOptions = {},
  derive?: Derive,
  store = draftStore,
): BoundField {
  const raw = useStore(store, ({ site }) => valueAt(site, path));
  const [left, setLeft] = useState(false);
  const isTyped = useRef(false);
  const value = rule ? rule.value : text(raw);
  return {
    raw,
    value,
    set(next) {
      isTyped.current = true;
      if (rule) return editField(path, rule.write(currentSite(), text(next)));
      return whileTyping(() => putAt(path, next, derive));
    },
    onBlur() {
      // Only what was typed now: to pass through a field is no edit.
      if (isTyped.current && !rule) tidy(path);
      isTyped.current = false;
      endStep();
      if (check) setLeft(true);
    },
    label: label ?? shortLabelAt(path),
    error: left ? check?.(value) : undefined,
  };
}

/** Writes a phone the way all phones are written, in one step of undo with its typing. */
function tidy(path: Path): void {
  if (fieldAt(path)?.kind !== 'phone') return;
  const typed = text(valueAt(currentSite(), path));
  const written = writtenPhone(typed, currentSite());
  if (written !== typed) putAt(path, written);
}

/** Puts a value in the record, with what follows from it. @returns the step of undo */
export function putAt(path: Path, value: JsonValue, derive?: Derive): string {
  const site = currentSite();
  const operations = setAt(site, path, value);
  const derived = derive?.(applyToValue(site, operations)) ?? [];
  return editField(path, [...operations, ...derived]);
}

const checks: Partial<Record<FieldKind, BoundOptions['check']>> = { link: checkLink, email: checkEmail };
const usualCheck = (path: Path): BoundOptions['check'] => checks[fieldAt(path)?.kind ?? 'text'];

/** The same array as long as the path has the same steps, for dependencies of hooks. */
export function useStablePath(path: Path): Path {
  const key = JSON.stringify(path);
  return useMemo(() => JSON.parse(key) as Path, [key]);
}

/** What the catalogue calls the field or list. */
export const labelAt = (path: Path): string => rowAt(path)?.label ?? String(path.at(-1));

/** As `labelAt`, on the screen of the field itself. */
export const shortLabelAt = (path: Path): string => rowAt(path)?.short ?? labelAt(path);

/** `labelAt` with a number from 1, for one of several alike. */
export const numberedLabelAt = (path: Path, number: number): string => `${labelAt(path)} ${number}`;

/** `labelAt` with the owner's name, for places that do not show the owner. */
export const labelOfOwner = (path: Path, owner: string): string => `${labelAt(path)} of ${owner}`;
