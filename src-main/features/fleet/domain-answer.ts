import { z } from 'zod';
import { type DriftField, driftFields, statement, type Statement, statedText } from '#shared/domain/fleet/drift.ts';
import { networkFailure } from '../../backend-client/network-failure.ts';

/** How a published domain answered. */
export const domainAnswer = z.object({
  /** why visitors do not reach the page, in words that follow ‘… cannot be reached: ’ */
  problem: z.string().optional(),
  /** the last moment at which its certificate is good, in milliseconds since 1970 */
  certificateEnds: z.number().optional(),
  /** what the page said of its business, as it was read last */
  stated: statement.optional(),
  /** when the page was first seen to say so, by field; milliseconds since 1970 */
  since: z.partialRecord(z.enum(driftFields), z.number()).optional(),
});
export type DomainAnswer = z.output<typeof domainAnswer>;

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Certificates are normally renewed 30 days before their end. One that ends earlier than this shows that the renewal
 * fails.
 */
const LAST_DAYS_MS = 14 * DAY_MS;
/** Milliseconds for which an answer is good. */
export const ANSWER_KEPT_MS = DAY_MS;

export const isEnding = ({ certificateEnds }: DomainAnswer, now: number): boolean =>
  certificateEnds !== undefined && certificateEnds < now + LAST_DAYS_MS;

/** Undefined where an older version of the app has kept it. */
export function readAnswer(json: string): DomainAnswer | undefined {
  const answer = domainAnswer.safeParse(JSON.parse(json));
  return answer.success ? answer.data : undefined;
}

/** Why a page could not be fetched. */
export const problemOf = (error: unknown): string => networkFailure(error).words || 'it cannot be read';

/** What a page states now, with the moments from which it was seen to state that. */
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
