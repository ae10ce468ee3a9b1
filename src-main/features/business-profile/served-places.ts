import { servedPlaces } from '#shared/domain/business-profile/listing.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { BackendClient } from '../../backend-client/client.ts';

/** Returns the places of the service area that the backend's lookup finds. The listing leaves out the others. */
export async function knownPlaces(
  backend: Pick<BackendClient['businessProfile'], 'findPlace'>,
  site: SiteDocument,
): Promise<{ placeName: string; placeId: string }[]> {
  const found = await Promise.all(
    servedPlaces(site).map(async (placeName) => {
      const [place] = await backend.findPlace(placeName).catch(() => []);
      return place ? [{ placeName, placeId: place.placeId }] : [];
    }),
  );
  return found.flat();
}
