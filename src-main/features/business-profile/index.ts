import { z } from 'zod';
import { INVALID_ADDRESS, parseAddress } from '#shared/domain/business-profile/address.ts';
import { isListingCategory } from '#shared/domain/business-profile/categories.ts';
import {
  changedFields,
  listingLabels,
  listingOf,
  listingPhotos,
  servedPlaces,
} from '#shared/domain/business-profile/listing.ts';
import { listingText } from '#shared/domain/business-profile/listing-text.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { ProfileOverview } from '#shared/ipc/business-profile.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { locationId, type ProfileClient, type ProfileLocation } from '../../providers/business-profile/client.ts';
import { GoogleError } from '../../providers/google-sign-in/google-http.ts';
import type { GoogleSignIn } from '../../providers/google-sign-in/sign-in.ts';
import { type Intents, UNKNOWN } from '../../sync/queue/intents.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { creationRecord, type CreationRequest } from './creation-record.ts';
import { findListing, type FoundListing } from './find-listing.ts';
import { changedLocation, newLocation, presentListing, wantedListing } from './location-body.ts';
import { uploadAll, uploadsOf } from './photos.ts';

interface OpenDraft {
  readonly slug: string;
  readonly site: SiteDocument;
}

export interface BusinessProfilePorts {
  googleSignIn: GoogleSignIn;
  profile: ProfileClient;
  client: Pick<BackendClient, 'businessProfile'>;
  backendUrl: () => Promise<string>;
  intents: Intents;
  cache: ResponseCache;
  /** @throws AppError NOT_OPEN */
  actor: (slug: string) => OpenDraft;
  logger: Logger;
}

interface ListingWish {
  address: string;
  categoryId: string;
  adminEmail: string;
}

const LOST = 'Google’s answer to the creation was lost.';
const NO_PLACES = 'Google knows none of the cities of the service area.';
const INTERRUPTED = 'The app was closed before.';

const failed = (message: string, field?: string) =>
  new AppError('PROFILE_FAILED', message, field === undefined ? {} : { fieldErrors: { [field]: message } });

/** The companies' listings at Google. Every call but `account` and `findPlace` throws PROFILE_ACCESS without a token. */
export function businessProfileFeature(ports: BusinessProfilePorts): HandlersOf<'businessProfile'> {
  const { googleSignIn: signIn, profile, intents, actor, logger } = ports;
  const backend = ports.client.businessProfile;

  async function find(slug: string, signal?: AbortSignal): Promise<FoundListing> {
    const draft = actor(slug);
    const company = {
      slug: draft.slug,
      companyName: text(draft.site.company_name),
      accountId: text(draft.site.gmb_account_id).trim(),
    };
    const found = await signIn.withToken((token) => findListing(profile, token, company, signal));
    if (found.location && found.accountId !== company.accountId) await storeAccount(draft, found.accountId, signal);
    return found;
  }

  /** Stores the account on the server; the window that asked also sets it in the draft. */
  async function storeAccount(draft: OpenDraft, accountId: string, signal?: AbortSignal): Promise<void> {
    try {
      await backend.saveAccountId(draft.slug, accountId, { ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw error;
      logger.warn('the business profile account could not be stored', { error });
    }
  }

  async function existing(slug: string, signal?: AbortSignal): Promise<FoundListing & { location: ProfileLocation }> {
    const found = await find(slug, signal);
    if (!found.location) throw failed('The company has no listing any more.');
    return { ...found, location: found.location };
  }

  /** What the record asks for, what the listing has, and where the two differ. */
  function compared(slug: string, location: ProfileLocation) {
    const wanted = wantedListing(listingOf(actor(slug).site), location);
    const present = presentListing(location);
    return { wanted, present, fields: changedFields(wanted, present) };
  }

  async function describe(slug: string, location: ProfileLocation, signal?: AbortSignal) {
    const id = locationId(location);
    const verified = await signIn.withToken((token) => profile.isVerified(token, id, signal));
    const { fields } = compared(slug, location);
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

  async function overview(slug: string, signal?: AbortSignal): Promise<ProfileOverview> {
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
  }

  /** Places of the service area that the lookup knows; the listing does without the others. */
  async function placesOf(site: SiteDocument): Promise<{ placeName: string; placeId: string }[]> {
    const found = await Promise.all(
      servedPlaces(site).map(async (placeName) => {
        const [place] = await backend.findPlace(placeName).catch(() => []);
        return place ? [{ placeName, placeId: place.placeId }] : [];
      }),
    );
    return found.flat();
  }

  /** The same wish after a failure gets the same id, so that Google does not create a listing twice. */
  function requestIdOf(slug: string, { address, categoryId }: ListingWish): string {
    const last = creationRecord(intents, slug).request();
    const isSame = last?.address === address && last.categoryId === categoryId;
    return isSame ? last.requestId : crypto.randomUUID();
  }

  async function create(slug: string, wish: ListingWish): Promise<{ verifyUrl?: string; invitationFailure?: string }> {
    const { site } = actor(slug);
    const address = parseAddress(wish.address);
    const listing = listingOf(site);
    if (!address) throw failed(INVALID_ADDRESS, 'address');
    if (!isListingCategory(wish.categoryId)) throw failed('Choose a category from the list.', 'category');
    if (!listing.title) throw failed('Error creating GMB: the site has no company name.');
    const { accountId, location: present } = await find(slug);
    if (present) throw failed('Error creating GMB: the company has a listing already.');
    if (!accountId) throw failed('Error creating GMB: this sign-in has no business account.');
    const json = newLocation({ listing, address, categoryId: wish.categoryId, places: await placesOf(site) });
    const requestId = requestIdOf(slug, wish);
    const creation = await intents.runOnce({
      kind: 'create-listing',
      subject: slug,
      request: { requestId, ...wish } satisfies CreationRequest,
      failure: 'Error creating GMB',
      call: () => signIn.withToken((token) => profile.create(token, accountId, requestId, json)),
      succeed: () => ({ uninvited: INTERRUPTED }),
    });
    if (creation.state === 'failed') throw creationFailure(creation.error);
    if (creation.state !== 'done') throw new AppError('UNKNOWN_OUTCOME', UNKNOWN);
    const id = locationId(creation.value);
    const invitationFailure = await inviteAfterwards(slug, id, wish.adminEmail);
    return { verifyUrl: await profile.verifyUrl(id), ...(invitationFailure !== undefined && { invitationFailure }) };
  }

  async function invite(slug: string, id: string, admin: string): Promise<void> {
    try {
      await signIn.withToken((token) => profile.addManager(token, id, admin));
    } catch (error) {
      const isThere = error instanceof GoogleError && error.status === 409;
      if (!isThere) throw error;
    }
    creationRecord(intents, slug).noteInvitation(undefined);
  }

  /** Invites the admin of a listing that was just created; gives why that failed, where it did. */
  async function inviteAfterwards(slug: string, id: string, admin: string): Promise<string | undefined> {
    try {
      await invite(slug, id, admin);
      return undefined;
    } catch (error) {
      logger.warn('the admin of a listing could not be invited', { error });
      const reason = error instanceof AppError ? error.message : 'The app failed.';
      creationRecord(intents, slug).noteInvitation(reason);
      return reason;
    }
  }

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

    // Not cancelled when the user leaves the screen: nobody would know whether Google has made the listing.
    'businessProfile.create': ({ slug, ...wish }) => create(slug, wish),

    'businessProfile.notCreated': ({ slug }) => {
      intents.settle('create-listing', slug, 'failed');
      return {};
    },

    'businessProfile.invite': async ({ slug, adminEmail }) => {
      const { location } = await existing(slug);
      await invite(slug, locationId(location), adminEmail);
      return {};
    },

    /** What an update would change, in words. */
    'businessProfile.compare': async ({ slug }, { signal }) => {
      const { wanted, present, fields } = compared(slug, (await existing(slug, signal)).location);
      return fields.map((field) => ({
        field,
        label: listingLabels[field],
        present: listingText(field, present),
        wanted: listingText(field, wanted),
      }));
    },

    'businessProfile.update': async ({ slug, fields: agreed }, { signal }) => {
      const { location } = await existing(slug, signal);
      const { wanted, fields } = compared(slug, location);
      const changed = fields.filter((field) => agreed.includes(field));
      if (changed.length === 0) return { fields: [] };
      const places = changed.includes('serviceArea') ? await placesOf(actor(slug).site) : [];
      if (changed.includes('serviceArea') && places.length === 0) throw failed(NO_PLACES);
      const change = changedLocation(changed, { listing: wanted, places }, location);
      await signIn.withToken((token) => profile.update(token, locationId(location), change));
      return { fields: changed.map((field) => listingLabels[field]) };
    },

    'businessProfile.addPhotos': async ({ slug }, { signal, progress }) => {
      const { accountId, location } = await existing(slug, signal);
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

    'businessProfile.findPlace': ({ textQuery }, { signal }) => backend.findPlace(textQuery, { signal }),
  };
}

function creationFailure(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'PROFILE_ACCESS') return error;
  if (error instanceof GoogleError && error.reasons.some((reason) => /ADDRESS|PIN_DROP/.test(reason))) {
    return failed(INVALID_ADDRESS, 'address');
  }
  const words = error instanceof AppError ? error.message : 'the app failed';
  return new AppError('PROFILE_FAILED', `Error creating GMB: ${words}`, { cause: error });
}
