import { z } from 'zod';
import { type DriftField, driftFields, statement, type Statement, statedText } from '#shared/domain/fleet/drift.ts';
import { networkFailure } from '../../backend-client/network-failure.ts';

/** The result of the last request to a published domain. */
export const domainAnswer = z.object({
  /** why visitors cannot reach the page, in words that follow ‘… cannot be reached: ’ */
  problem: z.string().optional(),
  /** end of the validity of the domain's certificate, in milliseconds since 1970 */
  certificateEnds: z.number().optional(),
  /** the last statement about the business that was found on the page */
  stated: statement.optional(),
  /** for each field of `stated`, when the page was first seen to say this, in milliseconds since 1970 */
  since: z.partialRecord(z.enum(driftFields), z.number()).optional(),
});
export type DomainAnswer = z.output<typeof domainAnswer>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** If a certificate ends within this time, its renewal fails: normally it is renewed 30 days before its end. */
const LAST_DAYS_MS = 14 * DAY_MS;
/** Milliseconds after which an answer is stale. */
export const ANSWER_KEPT_MS = DAY_MS;

export const isEnding = ({ certificateEnds }: DomainAnswer, now: number): boolean =>
  certificateEnds !== undefined && certificateEnds < now + LAST_DAYS_MS;

/** Returns the key under which the answer of a page is stored: the domain, with the path of a page below it. */
export function keyOfPage(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

/** Parses a stored answer; undefined if an older version of the app stored it in another form. */
export function readAnswer(json: string): DomainAnswer | undefined {
  const answer = domainAnswer.safeParse(JSON.parse(json));
  return answer.success ? answer.data : undefined;
}

/** Returns why a page could not be fetched, in words. */
export const problemOf = (error: unknown): string => networkFailure(error).words || 'it cannot be read';

/**
 * Returns what a page states now, and since when: a field that is the same as before keeps its time, any other gets
 * `now`.
 */
export function statedSince(
  stated: Statement,
  now: number,
  before: DomainAnswer | undefined,
): Required<Pick<DomainAnswer, 'stated' | 'since'>> {
  const isAsBefore = (field: DriftField): boolean =>
    before?.stated !== undefined && statedText(field, before.stated) === statedText(field, stated);
  const since = driftFields.map((field) => [field, (isAsBefore(field) ? before?.since?.[field] : undefined) ?? now]);
  return { stated, since: Object.fromEntries(since) as Record<DriftField, number> };
}
