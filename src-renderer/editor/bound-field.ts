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

/** The text of a field whose value in the record has another form, and the operations that write an edited text. */
export interface TextRule {
  value: string;
  write: (site: SiteDocument, value: string) => readonly Operation[];
}

export interface BoundOptions {
  /** label instead of the catalogue's */
  label?: string | undefined;
  /**
   * Returns what is wrong with the text. The field shows this error after the user has left the field once, and from
   * then on checks the text at each key press.
   */
  check?: ((value: string) => string | undefined) | undefined;
  rule?: TextRule | undefined;
}

/** Returns operations that follow from a change and are undone together with it. `site` has the change already. */
export type Derive = (site: SiteDocument) => readonly Operation[];

export interface BoundField {
  /** the value as the record has it */
  raw: unknown;
  value: string;
  /** Writes a value into the record. Quick changes of the same field are one undo step. Returns the ID of this step. */
  set: (value: JsonValue) => string;
  onBlur: () => void;
  label: string;
  error: string | undefined;
}

/** Returns the record's value at a path. The component renders again when the value changes. */
export function useValueAt(path: Path): unknown {
  return useStore(shownDraft, ({ site }) => valueAt(site, path));
}

/**
 * Binds a control to one path of the record.
 * @param store the store from which the value is read: `shownDraft` for a control that shows the typed text by itself
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
      // Tidies only what was typed since the field got the focus. Passing through a field must not edit the record.
      if (isTyped.current && !rule) tidy(path);
      isTyped.current = false;
      endStep();
      if (check) setLeft(true);
    },
    label: label ?? shortLabelAt(path),
    error: left ? check?.(value) : undefined,
  };
}

/** Rewrites a typed phone number in the format of all phone numbers, in the same undo step as the typing. */
function tidy(path: Path): void {
  if (fieldAt(path)?.kind !== 'phone') return;
  const typed = text(valueAt(currentSite(), path));
  const written = writtenPhone(typed, currentSite());
  if (written !== typed) putAt(path, written);
}

/** Writes a value into the record, with the operations that follow from it. @returns the ID of the undo step */
export function putAt(path: Path, value: JsonValue, derive?: Derive): string {
  const site = currentSite();
  const operations = setAt(site, path, value);
  const derived = derive?.(applyToValue(site, operations)) ?? [];
  return editField(path, [...operations, ...derived]);
}

const checks: Partial<Record<FieldKind, BoundOptions['check']>> = { link: checkLink, email: checkEmail };
const usualCheck = (path: Path): BoundOptions['check'] => checks[fieldAt(path)?.kind ?? 'text'];

/** Returns the same array as long as the path has the same steps, for dependencies of hooks. */
export function useStablePath(path: Path): Path {
  const key = JSON.stringify(path);
  return useMemo(() => JSON.parse(key) as Path, [key]);
}

/** Returns the catalogue's label of the field or list. */
export const labelAt = (path: Path): string => rowAt(path)?.label ?? String(path.at(-1));

/** Returns the label for the field's own screen: the row's short label if it has one. */
export const shortLabelAt = (path: Path): string => rowAt(path)?.short ?? labelAt(path);

/** Returns the label with a number from 1, for one of several fields of the same kind. */
export const numberedLabelAt = (path: Path, number: number): string => `${labelAt(path)} ${number}`;

/** Returns the label with the name of the field's owner, for places that do not show the owner. */
export const labelOfOwner = (path: Path, owner: string): string => `${labelAt(path)} of ${owner}`;
