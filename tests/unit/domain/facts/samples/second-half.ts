import { changeRequests } from './second/change-requests.ts';
import { hours } from './second/hours.ts';
import { listings } from './second/listings.ts';
import { signatures } from './second/signatures.ts';
import { tableRows } from './second/table-rows.ts';

/** Written to try what the readers are made of. */
export const secondHalf = [...changeRequests, ...signatures, ...listings, ...hours, ...tableRows];
