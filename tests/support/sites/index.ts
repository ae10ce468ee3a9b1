import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { cleaner } from './cleaner.ts';
import { plumber } from './plumber.ts';
import { roofer } from './roofer.ts';

export { cleaner, plumber, roofer };
export { hostile } from './hostile.ts';

/** Sites of three trades, as customers would have them. */
export const fleet: Readonly<Record<'plumber' | 'roofer' | 'cleaner', SiteDocument>> = { plumber, roofer, cleaner };
