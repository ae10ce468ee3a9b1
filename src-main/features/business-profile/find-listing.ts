import { sameName } from '#shared/domain/business-profile/listing.ts';
import type { ProfileAccount, ProfileClient, ProfileLocation } from '../../providers/business-profile/client.ts';

export interface CompanyFacts {
  slug: string;
  companyName: string;
  /** ID of the account that the record names; '' if the record names none */
  accountId: string;
}

export interface FoundListing {
  /** ID of the account that has the listing, or in which a new one is to be created; '' if the user has no account */
  accountId: string;
  /** whether the account is one of the company's own (see `findListing`) or has the company's listing */
  matches: boolean;
  location: ProfileLocation | undefined;
}

/** Maximum number of accounts that are searched for a listing besides the company's own. */
const MOST_ACCOUNTS = 25;

/**
 * Finds the company's listing and the account that has it. Searches the company's own accounts first: those with the ID
 * from the record or with the company's name. Then it searches other accounts, at most MOST_ACCOUNTS.
 */
export async function findListing(
  client: Pick<ProfileClient, 'accounts' | 'locations'>,
  accessToken: string,
  company: CompanyFacts,
  signal?: AbortSignal,
): Promise<FoundListing> {
  const accounts = await client.accounts(accessToken, signal);
  const isOwn = ({ id, name }: ProfileAccount) => id === company.accountId || sameName(name, company.companyName);
  const own = accounts.filter(isOwn);
  const others = accounts.filter((account) => !isOwn(account)).slice(0, MOST_ACCOUNTS);
  for (const account of [...own, ...others]) {
    const locations = await client.locations(accessToken, account.id, signal);
    const location = locationOf(company, locations) ?? onlyOne(account, own, locations);
    if (location) return { accountId: account.id, matches: true, location };
  }
  const home = own[0] ?? accounts.find(({ isPersonal }) => isPersonal) ?? accounts[0];
  return { accountId: home?.id ?? '', matches: own.length > 0, location: undefined };
}

function locationOf({ slug, companyName }: CompanyFacts, locations: readonly ProfileLocation[]) {
  return (
    locations.find(({ storeCode }) => storeCode !== '' && storeCode === slug) ??
    locations.find(({ title }) => sameName(title, companyName))
  );
}

/**
 * Returns the account's listing if the account is one of the company's own, is not personal and has only one listing.
 * Such a listing is taken for the company's, whatever its title.
 */
function onlyOne(account: ProfileAccount, own: readonly ProfileAccount[], locations: readonly ProfileLocation[]) {
  return own.includes(account) && !account.isPersonal && locations.length === 1 ? locations[0] : undefined;
}
