import { expect } from 'vitest';
import type { BackendClient } from '../../../src-main/backend-client/client.ts';
import { clientAt, signIn, testPhone } from '../../support/client.ts';
import { createSite, freshSlug, openContract } from '../contract.ts';

/** A new site and two clients for the calls of this suite. */
export interface Harness {
  /** a client with a signed-in user */
  client: BackendClient;
  /** a client without a signed-in user */
  stranger: BackendClient;
  slug: string;
  /** the site's record as JSON text */
  document: () => Promise<string>;
}

/** Signs a client in and creates a new site on the backend under test. `over` may observe the client's requests. */
export async function openHarness(over?: typeof fetch): Promise<Harness & { close: () => void }> {
  const api = await openContract();
  const slug = await createSite(api);
  const signedIn = clientAt(api.url, undefined, over);
  await signIn(signedIn);
  const { client } = signedIn;
  const stranger = clientAt(api.url).client;
  const close = (): void => {
    client.close();
    stranger.close();
  };
  return { client, stranger, slug, document: async () => (await client.sites.getSite(slug)).document, close };
}

/** Tests how a call of the client succeeds and how it fails. */
export interface CallTest<Answer> {
  /**
   * Makes the call on the given client, which may be connected to another server. Prepares what the call needs on the
   * harness's client.
   */
  ask: (client: BackendClient, harness: Harness) => Promise<Answer>;
  check: (answer: Answer, harness: Harness) => void | Promise<void>;
  /** Makes a call that the backend refuses. */
  refused: (harness: Harness) => Promise<unknown>;
}

type Area = Exclude<
  keyof BackendClient,
  'online' | 'reach' | 'onReach' | 'onConnectivity' | 'checkConnection' | 'close'
>;
type AnswerOf<F> = F extends (...input: never[]) => Promise<infer Answer> ? Answer : never;
/** One test for each call of the area. A missing test is a compile error. */
export type AreaTests<A extends Area> = { [C in keyof BackendClient[A]]: CallTest<AnswerOf<BackendClient[A][C]>> };
export type CallTests = { [A in Area]: AreaTests<A> };

/** Checks an answer that is a text: the text has more than 10 characters. */
export const written = { check: (text: string): void => expect(text.trim().length).toBeGreaterThan(10) };

export const freshDomain = (): string => `${freshSlug()}.com`;

export async function signInCode({ client }: Harness): Promise<string> {
  return process.env.SITEWRIGHT_TEST_CODE ?? (await client.auth.requestCode(testPhone)).demoCode ?? '';
}
