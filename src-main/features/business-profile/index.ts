import { z } from 'zod';
import { listingPhotos } from '#shared/domain/business-profile/listing.ts';
import { locationId } from '../../providers/business-profile/client.ts';
import type { HandlersOf } from '../handlers.ts';
import { cachedList } from '../kit/cached-list.ts';
import { createCreation } from './creation.ts';
import { createOverview } from './overview.ts';
import { uploadAll, uploadsOf } from './photos.ts';
import type { BusinessProfilePorts } from './ports.ts';
import { createSiteListing } from './site-listing.ts';
import { updateHandlers } from './update.ts';

/**
 * Handles the companies' listings at Google. Calls to Google throw AppError PROFILE_ACCESS if the user has to sign in
 * to Google (again).
 */
export function businessProfileFeature(ports: BusinessProfilePorts): HandlersOf<'businessProfile'> {
  const { googleSignIn: signIn, profile, intents, actor, logger } = ports;
  const listing = createSiteListing(ports);
  const overview = createOverview(ports, listing);
  const { create, invite } = createCreation(ports, listing);

  return {
    'businessProfile.account': () => signIn.account(),

    'businessProfile.signIn': async (_input, { signal }) => {
      await signIn.signIn(signal);
      return signIn.account();
    },

    'businessProfile.signOut': async () => {
      await signIn.signOut();
      return signIn.account();
    },

    'businessProfile.overview': ({ slug }, { signal }) => overview(slug, signal),

    // The request that creates the listing is not cancelled when the user leaves the screen, because then nobody would
    // know whether Google created the listing.
    'businessProfile.create': ({ slug, ...wish }, { signal }) => create(slug, wish, signal),

    'businessProfile.notCreated': ({ slug }) => {
      intents.settle('create-listing', slug, 'failed');
      return {};
    },

    'businessProfile.invite': async ({ slug, adminEmail }) => {
      const { location } = await listing.existing(slug);
      await invite(slug, locationId(location), adminEmail);
      return {};
    },

    ...updateHandlers(ports, listing),

    'businessProfile.addPhotos': async ({ slug }, { signal, progress }) => {
      const { accountId, location } = await listing.existing(slug, signal);
      const id = locationId(location);
      const known = cachedList(ports.cache, `listing-photos ${id}`, z.string());
      return uploadAll(uploadsOf(listingPhotos(actor(slug).site), await ports.backendUrl()), {
        send: ({ category, sourceUrl }) =>
          signIn.withToken((token) =>
            profile.addPhoto(token, { accountId, locationId: id, category, sourceUrl }, signal),
          ),
        sent: { read: () => known.read() ?? [], add: (key) => known.write([...(known.read() ?? []), key]) },
        progress: (done, of) => progress(`${String(done)} of ${String(of)}`),
        failed: ({ category }, error) =>
          logger.warn('a listing’s photo could not be uploaded', { kind: category, error }),
        signal,
      });
    },

    'businessProfile.findPlace': ({ textQuery }, { signal }) =>
      ports.client.businessProfile.findPlace(textQuery, { signal }),
  };
}
