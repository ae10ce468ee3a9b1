import { INVALID_ADDRESS, parseAddress } from '#shared/domain/business-profile/address.ts';
import { isListingCategory } from '#shared/domain/business-profile/categories.ts';
import { listingOf } from '#shared/domain/business-profile/listing.ts';
import { dayInAmerica } from '#shared/domain/site/special-hours.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { locationId } from '../../providers/business-profile/client.ts';
import { GoogleError } from '../../providers/google-sign-in/google-http.ts';
import { UNKNOWN } from '../../sync/queue/intents.ts';
import { creationRecord, type CreationRequest } from './creation-record.ts';
import { newLocation } from './location-body.ts';
import { type BusinessProfilePorts, failed } from './ports.ts';
import { lookUpPlaces } from './served-places.ts';
import type { SiteListing } from './site-listing.ts';

interface ListingWish {
  address: string;
  categoryId: string;
  adminEmail: string;
}

const INTERRUPTED = 'The app was closed before.';

/**
 * Makes the functions that create a listing, at most once, and invite its admin. A failed invitation can be sent again.
 */
export function createCreation(ports: BusinessProfilePorts, { find }: SiteListing) {
  const { googleSignIn: signIn, profile, intents, actor, logger } = ports;

  /**
   * Returns the request body for a new listing, and the account for it.
   * @throws AppError if the listing cannot be created, such as PROFILE_FAILED if the company has a listing already
   */
  async function prepare(slug: string, wish: ListingWish, signal: AbortSignal) {
    const { site } = actor(slug);
    const address = parseAddress(wish.address);
    const listing = listingOf(site, dayInAmerica(ports.now()));
    if (!address) throw failed(INVALID_ADDRESS, 'address');
    if (!isListingCategory(wish.categoryId)) throw failed('Choose a category from the list.', 'category');
    if (!listing.title) throw failed('Error creating GMB: the site has no company name.');
    const { accountId, location: present } = await find(slug);
    if (present) throw failed('Error creating GMB: the company has a listing already.');
    if (!accountId) throw failed('Error creating GMB: this sign-in has no business account.');
    const places = await lookUpPlaces(ports.client.businessProfile, site, signal);
    return { accountId, json: newLocation({ listing, address, categoryId: wish.categoryId, places }) };
  }

  /**
   * Returns the ID of the last request if it had the same address and category, else a new ID. With the same ID, Google
   * does not create a second listing after a failure.
   */
  function requestIdOf(slug: string, { address, categoryId }: ListingWish): string {
    const last = creationRecord(intents, slug).request();
    const isSame = last?.address === address && last.categoryId === categoryId;
    return isSame ? last.requestId : crypto.randomUUID();
  }

  async function create(
    slug: string,
    wish: ListingWish,
    signal: AbortSignal,
  ): Promise<{ verifyUrl?: string; invitationFailure?: string }> {
    const { accountId, json } = await prepare(slug, wish, signal);
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

  /** Invites the admin of a new listing. Returns the reason if that failed. */
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

  return { create, invite };
}

function creationFailure(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'PROFILE_ACCESS') return error;
  if (error instanceof GoogleError && error.reasons.some((reason) => /ADDRESS|PIN_DROP/.test(reason))) {
    return failed(INVALID_ADDRESS, 'address');
  }
  const words = error instanceof AppError ? error.message : 'the app failed';
  return new AppError('PROFILE_FAILED', `Error creating GMB: ${words}`, { cause: error });
}
