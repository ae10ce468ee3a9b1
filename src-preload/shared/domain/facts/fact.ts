import { z } from 'zod';

const words = z.string().trim().min(1).max(4000);
const time = z.string().max(5);

/** The part of the record that holds a promotion. */
const promo = z.enum(['announcement', 'deal']);
export type Promo = z.infer<typeof promo>;

/**
 * Something that a site should say, regardless of what it says now. A fact can be applied to any state of the record.
 * For any state it can also be checked whether the record already says the fact.
 */
export const fact = z.discriminatedUnion('kind', [
  /** a top-level field of the record; '' empties the field */
  z.object({ kind: z.literal('field'), field: z.string().min(1).max(100), value: z.string().max(4000) }),
  /** day 0 is Sunday; times are `HH:MM`, or '' to keep the present time; `custom` is a text that replaces both times */
  z.object({
    kind: z.literal('hours'),
    day: z.number().int().min(0).max(6),
    from: time,
    to: time,
    custom: z.string().max(200),
  }),
  z.object({ kind: z.literal('add-phone'), value: words }),
  z.object({ kind: z.literal('remove-phone'), value: words }),
  z.object({ kind: z.literal('add-area'), city: words, state: words }),
  z.object({ kind: z.literal('remove-area'), city: words, state: words }),
  z.object({ kind: z.literal('add-service'), name: words }),
  z.object({ kind: z.literal('remove-service'), name: words }),
  z.object({ kind: z.literal('remove-promo'), of: promo }),
]);
export type Fact = z.infer<typeof fact>;

/** Returns the subject of a fact. Two different facts with the same subject exclude each other. */
export function subjectOf(fact: Fact): string {
  switch (fact.kind) {
    case 'field':
      return `field ${fact.field}`;
    case 'hours':
      return `hours ${fact.day}`;
    case 'add-phone':
    case 'remove-phone':
      return `phone ${digitsOf(fact.value)}`;
    case 'add-area':
    case 'remove-area':
      return `area ${fact.city} ${fact.state}`.toLowerCase();
    case 'add-service':
    case 'remove-service':
      return `service ${fact.name}`.toLowerCase();
    case 'remove-promo':
      return `promo ${fact.of}`;
  }
}

/** Returns the digits of a phone number without the country code of North America, to compare two notations. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
