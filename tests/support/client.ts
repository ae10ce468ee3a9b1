import { availableParallelism } from 'node:os';
import { AccessTokens } from '../../src-main/backend-client/access-tokens.ts';
import { type BackendClient, createBackendClient } from '../../src-main/backend-client/client.ts';
import { noLog } from './log.ts';

export interface TestClient {
  client: BackendClient;
  tokens: AccessTokens;
}

/** The app's client, connected to the backend at `url` over the real network; `over` may observe the calls. */
export function clientAt(url: string, headerToken?: string, over: typeof fetch = fetch): TestClient {
  const tokens = new AccessTokens();
  const client = createBackendClient({
    baseUrl: () => Promise.resolve(url),
    fetch: over,
    headerToken: () => (headerToken === undefined ? undefined : { name: 'X-Sitewright-Token', value: headerToken }),
    productName: 'Sitewright',
    auth: tokens,
    logger: noLog,
  });
  return { client, tokens };
}

/**
 * Phone number of the test user, different in each process: processes may share a backend, and a new code replaces the
 * last one.
 */
export const testPhone = process.env.SITEWRIGHT_TEST_PHONE ?? phoneOf(Number(process.env.VITEST_POOL_ID ?? 0));

/** The numbers of all processes. */
export const testPhones = Array.from({ length: 1 + availableParallelism() }, (_, at) => phoneOf(at));

function phoneOf(poolId: number): string {
  return `+12025550${(150 + poolId).toString()}`;
}

/** Signs in with the code in the answer, or with that of the environment; token renewals work from then on. */
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
