import { AccessTokens } from '../../src-main/backend-client/access-tokens.ts';
import { type BackendClient, createBackendClient } from '../../src-main/backend-client/client.ts';

export interface TestClient {
  client: BackendClient;
  tokens: AccessTokens;
}

/** The app's own client, talking to the backend at `url` over the real network. */
export function clientAt(url: string, headerToken?: string): TestClient {
  const tokens = new AccessTokens();
  const client = createBackendClient({
    baseUrl: () => Promise.resolve(url),
    fetch,
    headerToken: () => (headerToken === undefined ? undefined : { name: 'X-Sitewright-Token', value: headerToken }),
    productName: 'Sitewright',
    auth: tokens,
    logger: { info: () => undefined },
  });
  return { client, tokens };
}

/** Signs in with the code that the answer carries, or with the one of the environment; renewals work from then on. */
export async function signIn({ client, tokens }: TestClient): Promise<void> {
  const phoneNumber = process.env.SITEWRIGHT_TEST_PHONE ?? '+12025550123';
  const { demoCode } = await client.auth.requestCode(phoneNumber);
  let { refreshToken, accessToken } = await client.auth.verify(
    phoneNumber,
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
