import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';

/**
 * Returns the server's calls with the app's conversions: `getSite` returns lists in the app's form, and `saveSite`
 * posts them in the server's form.
 */
export const throughBorder = (server: SiteEndpoints): SiteEndpoints => ({
  ...server,
  getSite: async (...call) => {
    const { document } = await server.getSite(...call);
    return { document: fromServer(RawValue.parse(document)).toText() };
  },
  saveSite: (body, ...rest) => server.saveSite(forServer(RawValue.parse(body)).toText(), ...rest),
});

/** Returns a server's record in the app's form. */
export const asRead = (record: object): SiteDocument =>
  fromServer(RawValue.parse(JSON.stringify(record))).toValue() as SiteDocument;
