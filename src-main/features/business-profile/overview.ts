import { listingLabels } from '#shared/domain/business-profile/listing.ts';
import { dayInAmerica } from '#shared/domain/site/special-hours.ts';
import type { ProfileOverview } from '#shared/ipc/business-profile.ipc.ts';
import { locationId, type ProfileLocation } from '../../providers/business-profile/client.ts';
import { creationRecord } from './creation-record.ts';
import { compareListing } from './location-body.ts';
import type { BusinessProfilePorts } from './ports.ts';
import type { SiteListing } from './site-listing.ts';

const LOST = 'Google’s answer to the creation was lost.';

/**
 * Makes a function that returns the state of a site's listing: signed out, none, being processed by Google, or listed
 * with its differences from the record.
 */
export function createOverview(ports: BusinessProfilePorts, { find }: SiteListing) {
  const { googleSignIn: signIn, profile, intents, actor } = ports;

  async function describe(slug: string, location: ProfileLocation, signal?: AbortSignal) {
    const id = locationId(location);
    const verified = await signIn.withToken((token) => profile.isVerified(token, id, signal));
    const { fields } = compareListing(actor(slug).site, location, dayInAmerica(ports.now()));
    const mapsUrl = location.metadata?.mapsUri;
    return {
      title: location.title,
      placeId: location.metadata?.placeId ?? '',
      ...(mapsUrl && { mapsUrl }),
      dashboardUrl: await profile.dashboardUrl(id),
      ...(!verified && { verifyUrl: await profile.verifyUrl(id) }),
      differences: fields.map((field) => listingLabels[field]),
    };
  }

  return async (slug: string, signal?: AbortSignal): Promise<ProfileOverview> => {
    actor(slug);
    if (!(await signIn.account()).signedIn) return { state: 'signed-out' };
    const { accountId, location } = await find(slug, signal);
    const creation = creationRecord(intents, slug);
    const unknownCreation = creation.isUnknown();
    if (!location) return { state: 'none', accountId, unknownCreation };
    if (unknownCreation) {
      intents.settle('create-listing', slug, 'done');
      creation.noteInvitation(LOST);
    }
    const uninvited = creation.uninvited();
    const described = { ...(await describe(slug, location, signal)), ...(uninvited && { uninvited }) };
    return { state: described.placeId === '' ? 'processing' : 'listed', accountId, location: described };
  };
}
