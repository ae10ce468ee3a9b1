import { listingCategories } from '#shared/domain/business-profile/categories.ts';
import { counted } from '#shared/domain/counted.ts';
import { checkEmail, EMAIL_MESSAGE } from '#shared/domain/site/email.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

export const categoryChoices = listingCategories.map(({ id, name }) => ({ value: id, label: name }));

/** Returns why the email of the admin to invite is refused; undefined if it is accepted. */
export const adminProblem = (email: string): string | undefined =>
  email.trim() === '' ? EMAIL_MESSAGE : checkEmail(email);

/** Returns the percentage of a step such as `3 of 12`; undefined for any other text, and for a total of 0. */
export function percentOf(step: string | undefined): number | undefined {
  const [, done, of] = /^(\d+) of (\d+)$/.exec(step ?? '') ?? [];
  return of === undefined || Number(of) === 0 ? undefined : (Number(done) / Number(of)) * 100;
}

/** Returns each distinct failure once, with the number of times if it happened more than once. */
export function failureLines(failures: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => (count > 1 ? `${failure} (${String(count)} times)` : failure));
}

/** Returns a search text for the company: its name and address. */
export function placeQuery(site: SiteDocument): string {
  const parts = [site.company_name, site.street_address, site.city, site.state].map((part) => text(part).trim());
  return parts.filter(Boolean).join(', ');
}

/** Returns the message after an upload. `addedBefore` is the number of photos that earlier uploads had added. */
export function uploadedLine(added: number, addedBefore: number): string {
  const before = addedBefore > 0 ? ` ${counted(addedBefore, 'photo')} had been added before.` : '';
  return `${counted(added, 'photo')} added.${before}`;
}
