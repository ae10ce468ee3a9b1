import { z } from 'zod';
import { listingFields } from '../domain/business-profile/listing.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);
const link = z.string();

export const profileAccount = z.object({
  signedIn: z.boolean(),
  /** email of the provider's account; '' if it is not known */
  email: z.string(),
});

const location = z.object({
  title: z.string(),
  /** '' until the provider has assigned an ID */
  placeId: z.string(),
  mapsUrl: link.optional(),
  dashboardUrl: link,
  /** undefined once the listing is verified */
  verifyUrl: link.optional(),
  /** labels of the fields in which the record differs from the listing */
  differences: z.array(z.string()),
  /** the admin who was not invited to the listing that the app created, and the reason; missing if there is none */
  uninvited: z.object({ email: z.string(), reason: z.string() }).optional(),
});
export type ProfileLocation = z.infer<typeof location>;

export const profileOverview = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out') }),
  /** the company has no known listing; `unknownCreation`: a creation was requested, and the outcome is not known */
  z.object({ state: z.literal('none'), accountId: z.string(), unknownCreation: z.boolean() }),
  z.object({ state: z.literal('processing'), accountId: z.string(), location }),
  z.object({ state: z.literal('listed'), accountId: z.string(), location }),
]);
export type ProfileOverview = z.infer<typeof profileOverview>;

const difference = z.object({
  field: z.enum(listingFields),
  label: z.string(),
  /** the listing's value as text of one or more lines; '' if there is none */
  present: z.string(),
  wanted: z.string(),
});

/** PROFILE_ACCESS: Google gives the app no access, for example because the user has to sign in to Google again. */
const providerErrors = ['NOT_OPEN', 'PROFILE_ACCESS', 'PROFILE_FAILED', 'UNKNOWN_OUTCOME', ...backendErrors] as const;

export const businessProfileCalls = {
  'businessProfile.account': call(z.object({}), profileAccount),
  /**
   * Opens the provider's page in the system's browser and waits until the user has finished there. The
   * call can be cancelled.
   */
  'businessProfile.signIn': call(z.object({}), profileAccount, { errors: providerErrors }),
  'businessProfile.signOut': call(z.object({}), profileAccount),
  'businessProfile.overview': call(z.object({ slug }), profileOverview, { errors: providerErrors }),
  'businessProfile.create': call(
    z.object({ slug, address: z.string().max(500), categoryId: z.string(), adminEmail: z.string().max(320) }),
    z.object({
      verifyUrl: link.optional(),
      /** why the admin could not be invited, although the listing was created */
      invitationFailure: z.string().optional(),
    }),
    { errors: providerErrors },
  ),
  /** Invites the admin to an existing listing. Needed if the invitation at the creation of the listing failed. */
  'businessProfile.invite': call(z.object({ slug, adminEmail: z.string().max(320) }), z.object({}), {
    errors: providerErrors,
  }),
  /** Marks a creation with an unknown outcome as failed. Called when the user says that the listing was not created. */
  'businessProfile.notCreated': call(z.object({ slug }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
  /** Returns the changes that an update would make now. */
  'businessProfile.compare': call(z.object({ slug }), z.array(difference), { errors: providerErrors }),
  /** Sends those of the given fields that differ from the listing, and returns their labels. */
  'businessProfile.update': call(
    z.object({ slug, fields: z.array(z.enum(listingFields)) }),
    z.object({ fields: z.array(z.string()) }),
    {
      errors: providerErrors,
    },
  ),
  /**
   * Adds the logo, the cover and the gallery's photos to the listing, except those that were added before. The provider
   * fetches them from their URLs. `call.progress` says how many were tried.
   */
  'businessProfile.addPhotos': call(
    z.object({ slug }),
    z.object({ added: z.number(), known: z.number(), failures: z.array(z.string()) }),
    { errors: providerErrors },
  ),
  'businessProfile.findPlace': call(
    z.object({ textQuery: z.string().trim().min(1).max(500) }),
    z.array(z.object({ name: z.string(), placeId: z.string() })),
    { errors: backendErrors },
  ),
};
