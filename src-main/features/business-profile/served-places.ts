import { servedPlaces } from '#shared/domain/business-profile/listing.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';

const AT_A_TIME = 4;
/** Statuses of the answers that refuse the name of a place. */
const REFUSES_NAME: readonly number[] = [400, 404, 422];

/**
 * Returns the IDs of the places of the service area, without places that the backend does not find or refuses.
 * @throws AppError if the backend cannot be reached, fails, or refuses the sign-in. An incomplete list would remove
 * places from the listing.
 */
export async function lookUpPlaces(
  backend: Pick<BackendClient['businessProfile'], 'findPlace'>,
  site: SiteDocument,
  signal: AbortSignal,
): Promise<{ placeName: string; placeId: string }[]> {
  const names = servedPlaces(site);
  const ids = new Map<string, string>();
  await severalAtATime(AT_A_TIME, names, async (name) => {
    const [place] = await backend.findPlace(name, { signal }).catch(noneIfAnswered);
    if (place) ids.set(name, place.placeId);
  });
  return names.flatMap((placeName) => {
    const placeId = ids.get(placeName);
    return placeId === undefined ? [] : [{ placeName, placeId }];
  });
}

function noneIfAnswered(error: unknown): [] {
  const status = error instanceof BackendError ? error.status : undefined;
  if (status === undefined || !REFUSES_NAME.includes(status)) throw error;
  return [];
}
