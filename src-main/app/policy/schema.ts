import { z } from 'zod';
import { settingsSchema } from '#shared/domain/settings/settings.ts';
import { isLoopbackUrl } from '../../backend-client/loopback.ts';

/** An address to which secrets may be sent: https, or http on this computer. */
export const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be a web address' })
  .refine(
    (value) => /^https:/i.test(value) || isLoopbackUrl(value),
    'must begin with https://, or be http on this computer',
  );

const hostPattern = z
  .string()
  .regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/i, 'must be a host name such as example.com or *.example.com');

export const placeNamesSchema = z.object({
  url: serviceUrl.default('https://secure.geonames.org'),
  username: z.string().trim().min(1),
});

export const geocodingSchema = z.object({
  url: serviceUrl.default('https://api.positionstack.com/v1'),
  accessKey: z.string().trim().min(1),
});

const webFontsSchema = z.object({
  url: serviceUrl.default('https://www.googleapis.com/webfonts/v1'),
  key: z.string().trim().min(1),
});

/** Pages of the checkout. Without `linkUrl`, only the embedded backend has a checkout link. */
export const checkoutSchema = z.object({
  linkUrl: serviceUrl.optional().meta({ description: 'Page that customers open, with the site’s key in the query.' }),
  newCheckoutUrl: serviceUrl.optional().meta({ description: 'Page on which staff make a checkout.' }),
  onlyAvailablePlans: z
    .boolean('must be true or false')
    .default(false)
    .meta({ description: 'Leaves out plans that are not flagged as available for checkout.' }),
});

/** The app's registration with Google. */
export const googleSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  url: serviceUrl.optional().meta({
    description:
      'Base address of a service in place of Google: the sign-in at /google, the listings at /business-profile.',
  }),
});

const uploadsSchema = z
  .object({
    path: z.string().regex(/^\/[\w/.-]*[\w-]$/, 'must be a path such as /api/get-presigned-url'),
    method: z.enum(['POST', 'GET'], 'must be POST or GET'),
    uploadUrl: z.string().trim().min(1),
    fileUrl: z.string().trim().min(1),
  })
  .partial();

/**
 * The policy, with which IT configures the app. Unknown members are left out, and `readPolicy` reports them. The
 * descriptions are texts of the files for IT (`scripts/release/policy-files.ts`).
 */
export const policySchema = z.object({
  host: serviceUrl.optional().meta({
    description:
      'https address of the backend. Only without a policy the embedded one is used; a policy without it stops the start.',
  }),
  headerToken: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Secret sent with every call to the host and nowhere else.' }),
  headerName: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('X-Sitewright-Token')
    .meta({ description: 'Header that carries the secret.' }),
  hostPins: z
    .array(z.string().regex(/^sha256\/[A-Za-z0-9+/]{43}=$/, 'must be sha256/ and the base64 of a SHA-256'))
    .min(1, 'must name at least one key')
    .optional()
    .meta({
      description:
        'Keys of which the host’s certificate, or one that has signed it, must have one: sha256/ and the base64 of the SHA-256 of the public key. A key that is not valid stops the start.',
    }),
  updateUrl: z
    .url({ protocol: /^https$/, error: 'must begin with https://' })
    .optional()
    .meta({
      description: 'Feed of the updates, in place of the package’s own. A package without one never updates itself.',
    }),
  updateChannel: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name in small letters')
    .optional()
    .meta({ description: 'Channel of the feed, such as latest or beta.' }),
  productName: z.string().trim().min(1).max(40).default('Sitewright').meta({
    description: 'The agency’s product: part of texts, of the record’s contact field and of the contacts call.',
  }),
  linkHosts: z
    .array(hostPattern)
    .default([])
    .meta({ description: 'Further hosts that links may lead to; *.example.com takes in every host below it.' }),
  publishedHosts: z
    .array(hostPattern)
    .default([])
    .meta({ description: 'Hosts that published sites are served from; a site’s own address is known.' }),
  placeNames: placeNamesSchema.optional().meta({
    description: 'The place-name service, in GeoNames’ format. Without it the app’s own list of cities is used.',
  }),
  geocoding: geocodingSchema.optional().meta({
    description: 'The geocoding service, in positionstack’s format. Without it missing places are not looked for.',
  }),
  webFonts: webFontsSchema.optional().meta({
    description: 'The web-fonts list, in Google Fonts’ format. Without it the app offers its own fonts.',
  }),
  checkout: checkoutSchema.optional().meta({ description: 'Pages of the checkout.' }),
  google: googleSchema.optional().meta({ description: 'The app’s registration with Google.' }),
  publicUrl: serviceUrl.optional().meta({
    description: 'Address at which visitors of published pages reach the backend, for their messages.',
  }),
  stockPhotosUrl: serviceUrl.optional().meta({
    description: 'Folder of the services’ stock photos: {service}-1.webp to -3.webp.',
  }),
  ideasSheetUrl: serviceUrl.optional().meta({ description: 'A sheet of ideas for services, linked beside them.' }),
  releasesPath: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/, 'must be a path such as /publish')
    .optional()
    .meta({ description: 'Path of the backend’s calls about the releases that it keeps.' }),
  revisionsPath: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/, 'must be a path such as /api/revisions')
    .optional()
    .meta({ description: 'Path of the backend’s call that says who saved a site, for its version history.' }),
  uploads: uploadsSchema.optional().meta({ description: 'The call that gives an address for an added photo.' }),
  defaultSettings: settingsSchema
    .partial()
    .default({})
    .meta({ description: 'Settings that hold until a user chooses others.' }),
  lockedSettings: settingsSchema
    .partial()
    .default({})
    .meta({ description: 'Settings that are the same for all staff: the app shows them, and nobody can change them.' }),
});
export type Policy = z.output<typeof policySchema>;

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Returns the JSON schema of the policy in the form in which IT writes it: members with a default may be missing. Code
 * that visits all members uses this schema.
 */
export const policyJsonSchema = (): JsonSchema => z.toJSONSchema(policySchema, { io: 'input' });
