import { availableParallelism } from 'node:os';
import { productNames } from '#shared/domain/product-names.ts';
import { AccessTokens } from '../../src-main/backend-client/access-tokens.ts';
import { type BackendClient, createBackendClient } from '../../src-main/backend-client/client.ts';
import { noLog } from './log.ts';

export interface TestClient {
  client: BackendClient;
  tokens: AccessTokens;
}

/**
 * Returns the app's client, connected to the backend at `url` over the real network. `over` makes the requests, and may
 * record them.
 */
export function clientAt(url: string, headerToken?: string, over: typeof fetch = fetch): TestClient {
  const tokens = new AccessTokens();
  const client = createBackendClient({
    baseUrl: () => Promise.resolve(url),
    fetch: over,
    headerToken: () => (headerToken === undefined ? undefined : { name: 'X-Sitewright-Token', value: headerToken }),
    contactsPath: productNames('Sitewright').contactsPath,
    auth: tokens,
    logger: noLog,
  });
  return { client, tokens };
}

/**
 * Phone number of the test user. It is different in each process, because processes may share a backend, where a new
 * code for a number replaces the last one.
 */
export const testPhone = process.env.SITEWRIGHT_TEST_PHONE ?? phoneOf(Number(process.env.VITEST_POOL_ID ?? 0));

/** The test users' numbers in all processes. */
export const testPhones = Array.from({ length: 1 + availableParallelism() }, (_, at) => phoneOf(at));

function phoneOf(poolId: number): string {
  return `+12025550${(150 + poolId).toString()}`;
}

/**
 * Signs in with the code of SITEWRIGHT_TEST_CODE or, if this variable is not set, with the backend's demo code.
 * Afterwards the client can renew its tokens.
 */
export async function signIn({ client, tokens }: TestClient): Promise<void> {
  const { demoCode } = await client.auth.requestCode(testPhone);
  let { refreshToken, accessToken } = await client.auth.verify(
    testPhone,
    process.env.SITEWRIGHT_TEST_CODE ?? demoCode ?? '',
  );
  tokens.set(accessToken);
  tokens.renewWith(async () => {
    const renewed = await client.auth.refresh(refreshToken);
    refreshToken = renewed.refreshToken ?? refreshToken;
    accessToken = renewed.accessToken;
    return accessToken;
  });
}
