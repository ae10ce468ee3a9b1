import { listingCategories } from '#shared/domain/business-profile/categories.ts';
import { counted } from '#shared/domain/counted.ts';
import { checkEmail, EMAIL_MESSAGE } from '#shared/domain/site/email.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

export const categoryChoices = listingCategories.map(({ id, name }) => ({ value: id, label: name }));

/** Why the email of the admin to invite is refused. */
export const adminProblem = (email: string): string | undefined =>
  email.trim() === '' ? EMAIL_MESSAGE : checkEmail(email);

/** The percentage in a step such as `3 of 12`; undefined for other steps. */
export function percentOf(step: string | undefined): number | undefined {
  const [, done, of] = /^(\d+) of (\d+)$/.exec(step ?? '') ?? [];
  return of === undefined || Number(of) === 0 ? undefined : (Number(done) / Number(of)) * 100;
}

/** Each different failure once, with its number where it happened several times. */
export function failureLines(failures: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => (count > 1 ? `${failure} (${String(count)} times)` : failure));
}

/** The search text that finds the company. */
export function placeQuery(site: SiteDocument): string {
  const parts = [site.company_name, site.street_address, site.city, site.state].map((part) => text(part).trim());
  return parts.filter(Boolean).join(', ');
}

/** Says what was uploaded. */
export function uploadedLine(added: number, known: number): string {
  const before = known > 0 ? ` ${counted(known, 'photo')} had been added before.` : '';
  return `${counted(added, 'photo')} added.${before}`;
}
