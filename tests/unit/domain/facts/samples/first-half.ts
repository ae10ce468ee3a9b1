import { changeRequests } from './first/change-requests.ts';
import { hours } from './first/hours.ts';
import { listings } from './first/listings.ts';
import { signatures } from './first/signatures.ts';
import { tableRows } from './first/table-rows.ts';

/** Samples that were written before the readers. */
export const firstHalf = [...changeRequests, ...signatures, ...listings, ...hours, ...tableRows];
