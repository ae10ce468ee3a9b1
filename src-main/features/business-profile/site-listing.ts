import { text } from '#shared/record/readers.ts';
import type { ProfileLocation } from '../../providers/business-profile/client.ts';
import { findListing, type FoundListing } from './find-listing.ts';
import { type BusinessProfilePorts, failed, type OpenDraft } from './ports.ts';

export interface SiteListing {
  /**
   * Finds the business listing of an open site's company, and the account that has the listing. If there is a listing
   * and the record does not name this account, stores the account's ID on the server.
   */
  find(slug: string, signal?: AbortSignal): Promise<FoundListing>;
  /** Returns the listing of an open site's company. @throws AppError PROFILE_FAILED if the company has no listing */
  existing(slug: string, signal?: AbortSignal): Promise<FoundListing & { location: ProfileLocation }>;
}

export function createSiteListing(ports: BusinessProfilePorts): SiteListing {
  async function find(slug: string, signal?: AbortSignal): Promise<FoundListing> {
    const draft = ports.actor(slug);
    const company = {
      slug: draft.slug,
      companyName: text(draft.site.company_name),
      accountId: text(draft.site.gmb_account_id).trim(),
    };
    const found = await ports.googleSignIn.withToken((token) => findListing(ports.profile, token, company, signal));
    if (found.location && found.accountId !== company.accountId) await storeAccount(draft, found.accountId, signal);
    return found;
  }

  /**
   * Stores the ID of the account on the server. A failure is only logged, unless the call was cancelled. The calling
   * window also sets the ID in the draft.
   */
  async function storeAccount(draft: OpenDraft, accountId: string, signal?: AbortSignal): Promise<void> {
    try {
      await ports.client.businessProfile.saveAccountId(draft.slug, accountId, { ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw error;
      ports.logger.warn('the business profile account could not be stored', { error });
    }
  }

  return {
    find,
    async existing(slug, signal) {
      const found = await find(slug, signal);
      if (!found.location) throw failed('The company has no listing any more.');
      return { ...found, location: found.location };
    },
  };
}
