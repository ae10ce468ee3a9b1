import { dollars } from '#shared/domain/plan/rules.ts';
import type { Availability, Standing } from '#shared/ipc/domain.ipc.ts';

/** Of a price, which is in millionths of a dollar. */
const PER_CENT = 10_000;

export const NOT_AVAILABLE = 'Domain is not available.';
export const NO_PRICE = 'The server names no price, so the domain cannot be bought here.';

type Offer = Required<Availability>;

/** What can be bought; undefined where the domain is taken or has no price. A server that names no years means one. */
export function offerOf(answer: Availability | undefined): Offer | undefined {
  const { available = false, price, years = 1 } = answer ?? {};
  return available && price !== undefined ? { available, price, years } : undefined;
}

export function priceQuestion({ price, years }: Offer): string {
  return `Domain costs ${dollars(Math.round(price / PER_CENT))} per ${years} year. Do you want to proceed?`;
}

/** How an action stands, by this computer's memory and by the record, which others may have brought forward. */
export function standingWith(known: Standing | undefined, recorded: boolean, running: boolean): Standing {
  if (running) return { state: 'running' };
  if (known && known.state !== 'none') return known;
  return { state: recorded ? 'done' : 'none' };
}
