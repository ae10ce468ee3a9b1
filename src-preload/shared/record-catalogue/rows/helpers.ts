import { ctaFacts, type CtaMember, type CtaSlot, ctaTypeLabels } from '../cta-slots.ts';
import type { FieldRow } from '../row.ts';

type Named<K extends string> = Readonly<Record<K, FieldRow>>;

/** Rows of fields that are alike but for their name. */
export function alike<K extends string>(labels: Readonly<Record<K, string>>, row: Omit<FieldRow, 'label'>): Named<K> {
  const rows = Object.entries<string>(labels).map(([field, label]) => [field, { ...row, label }]);
  return Object.fromEntries(rows) as Named<K>;
}

/** A section's heading and the words below it. */
export function heading<N extends string>(
  name: N,
  label: string,
  alsoCalled: readonly string[] = [],
): Named<`${N}_header` | `${N}_subtitle`> {
  return {
    [`${name}_header`]: { kind: 'prose', label: `${label} header`, alsoCalled },
    [`${name}_subtitle`]: { kind: 'prose', label: `${label} subtitle`, alsoCalled, lines: [1, 6] },
  } as Named<`${N}_header` | `${N}_subtitle`>;
}

/** What a button leads to (phone, email, external, text …), its link and its text. It holds the site's own phone number. */
export function button<N extends CtaSlot>(slot: N): Named<CtaMember<N>> {
  const { label, text, link, message, formerMessage } = ctaFacts[slot];
  return {
    [slot]: { kind: 'choice', label: `${label} button`, choices: ctaTypeLabels, alsoCalled: ['CTA'], own: true },
    [link]: { kind: 'link', label: `${label} button link`, own: true },
    [message]: { kind: 'prose', label: `${label} button text`, default: text, own: true },
    [formerMessage]: { kind: 'prose', label: `${label} button text`, own: true },
  } as Named<CtaMember<N>>;
}
