import { changeRequests } from './first/change-requests.ts';
import { hours } from './first/hours.ts';
import { listings } from './first/listings.ts';
import { signatures } from './first/signatures.ts';
import { tableRows } from './first/table-rows.ts';

/** Written before there was a reader. */
export const firstHalf = [...changeRequests, ...signatures, ...listings, ...hours, ...tableRows];
