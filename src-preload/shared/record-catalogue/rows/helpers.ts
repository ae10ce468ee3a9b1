import type { HomeSection, ShownIn } from '../home-sections.ts';
import { ctaFacts, type CtaMember, type CtaSlot, ctaTypeLabels } from '../cta-slots.ts';
import type { FieldRow, Rows } from '../row.ts';

type Named<K extends string> = Readonly<Record<K, FieldRow>>;

/** Returns a row for each field in `labels`. The rows differ only in their labels. */
export function alike<K extends string>(labels: Readonly<Record<K, string>>, row: Omit<FieldRow, 'label'>): Named<K> {
  const rows = Object.entries<string>(labels).map(([field, label]) => [field, { ...row, label }]);
  return Object.fromEntries(rows) as Named<K>;
}

/** Returns the rows with `section` set to the section of the page that shows the fields. */
export function shownIn<const T extends Rows>(section: ShownIn, rows: T): T {
  return Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, { ...row, section }])) as T;
}

interface HeadingFacts {
  /** texts of the heading and of the words below it in a new site */
  initial?: readonly [header: string, subtitle: string];
  alsoCalled?: readonly string[];
  /** sections of which the heading is the first field */
  firstOf?: readonly HomeSection[];
}

/** Returns the rows of a section's heading and of the words below it. */
export function heading<N extends string>(
  name: N,
  label: string,
  section: ShownIn,
  { initial, firstOf, alsoCalled = [] }: HeadingFacts = {},
): Named<`${N}_header` | `${N}_subtitle`> {
  const row = { kind: 'prose', section, alsoCalled } as const;
  return {
    [`${name}_header`]: {
      ...row,
      label: `${label} header`,
      ...(firstOf && { firstOf }),
      ...(initial && { initial: initial[0] }),
    },
    [`${name}_subtitle`]: {
      ...row,
      label: `${label} subtitle`,
      lines: [1, 6],
      ...(initial && { initial: initial[1] }),
    },
  } as Named<`${N}_header` | `${N}_subtitle`>;
}

/**
 * Returns the rows of a button: what the button leads to (phone, email, external, text …), its link and its text. The
 * fields are the site's `own`, because they may contain the company's phone number.
 */
export function button<N extends CtaSlot>(slot: N): Named<CtaMember<N>> {
  const { label, text, link, message, formerMessage, section } = ctaFacts[slot];
  return {
    [slot]: {
      kind: 'choice',
      label: `${label} button`,
      choices: ctaTypeLabels,
      alsoCalled: ['CTA'],
      section,
      own: true,
    },
    [link]: { kind: 'link', label: `${label} button link`, section, own: true },
    [message]: { kind: 'prose', label: `${label} button text`, default: text, section, own: true },
    [formerMessage]: { kind: 'prose', label: `${label} button text`, section, own: true, unseen: true },
  } as Named<CtaMember<N>>;
}
