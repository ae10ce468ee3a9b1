import { listingLabels } from '#shared/domain/business-profile/listing.ts';
import { listingText } from '#shared/domain/business-profile/listing-text.ts';
import { dayInAmerica } from '#shared/domain/site/special-hours.ts';
import { locationId } from '../../providers/business-profile/client.ts';
import type { HandlersOf } from '../handlers.ts';
import { changedLocation, compareListing } from './location-body.ts';
import { type BusinessProfilePorts, failed } from './ports.ts';
import { lookUpPlaces } from './served-places.ts';
import type { SiteListing } from './site-listing.ts';

const NO_PLACES = 'Google knows none of the cities of the service area.';

/** Makes the handlers that update the listing from the record: one returns the differences, the other sends them. */
export function updateHandlers(
  ports: BusinessProfilePorts,
  { existing }: SiteListing,
): Pick<HandlersOf<'businessProfile'>, 'businessProfile.compare' | 'businessProfile.update'> {
  const { googleSignIn: signIn, profile, actor } = ports;
  return {
    /** Returns the changes that an update would make, as texts for the user. */
    'businessProfile.compare': async ({ slug }, { signal }) => {
      const { location } = await existing(slug, signal);
      const { wanted, present, fields } = compareListing(actor(slug).site, location, dayInAmerica(ports.now()));
      return fields.map((field) => ({
        field,
        label: listingLabels[field],
        present: listingText(field, present),
        wanted: listingText(field, wanted),
      }));
    },

    'businessProfile.update': async ({ slug, fields: agreed }, { signal }) => {
      const { location } = await existing(slug, signal);
      const { wanted, fields } = compareListing(actor(slug).site, location, dayInAmerica(ports.now()));
      const changed = fields.filter((field) => agreed.includes(field));
      if (changed.length === 0) return { fields: [] };
      const withPlaces = changed.includes('serviceArea');
      const places = withPlaces ? await lookUpPlaces(ports.client.businessProfile, actor(slug).site, signal) : [];
      if (withPlaces && places.length === 0) throw failed(NO_PLACES);
      const change = changedLocation(changed, { listing: wanted, places }, location);
      await signIn.withToken((token) => profile.update(token, locationId(location), change));
      return { fields: changed.map((field) => listingLabels[field]) };
    },
  };
}
