import type { Handlers } from '../handlers.ts';
import type { BusinessProfileService } from './service.ts';

export function businessProfileHandlers(
  service: BusinessProfileService,
): Pick<Handlers, Extract<keyof Handlers, `businessProfile.${string}`>> {
  return {
    'businessProfile.account': () => service.account(),
    'businessProfile.signIn': (_input, { signal }) => service.signIn(signal),
    'businessProfile.signOut': () => service.signOut(),
    'businessProfile.overview': ({ slug }, { signal }) => service.overview(slug, signal),
    // What must not be made twice is not cut off either when its screen is left.
    'businessProfile.create': ({ slug, ...wish }) => service.create(slug, wish),
    'businessProfile.notCreated': ({ slug }) => {
      service.notCreated(slug);
      return {};
    },
    'businessProfile.invite': async ({ slug, adminEmail }) => {
      await service.invite(slug, adminEmail);
      return {};
    },
    'businessProfile.compare': ({ slug }, { signal }) => service.compare(slug, signal),
    'businessProfile.update': async ({ slug, fields }, { signal }) => ({
      fields: await service.update(slug, fields, signal),
    }),
    'businessProfile.addPhotos': ({ slug }, context) => service.addPhotos(slug, context),
    'businessProfile.findPlace': ({ textQuery }, { signal }) => service.findPlace(textQuery, signal),
  };
}
