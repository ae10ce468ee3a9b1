import { changeRequests } from './second/change-requests.ts';
import { hours } from './second/hours.ts';
import { listings } from './second/listings.ts';
import { signatures } from './second/signatures.ts';
import { tableRows } from './second/table-rows.ts';

/** Samples that were written after the readers, to test how well these generalize. */
export const secondHalf = [...changeRequests, ...signatures, ...listings, ...hours, ...tableRows];
