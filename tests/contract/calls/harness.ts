import { expect } from 'vitest';
import type { BackendClient } from '../../../src-main/backend-client/client.ts';
import { testPhone } from '../../support/client.ts';
import { freshSlug } from '../contract.ts';

/** What the calls of this suite are made on: a site of their own. */
export interface Harness {
  /** signed in */
  client: BackendClient;
  /** nobody has signed in there */
  stranger: BackendClient;
  slug: string;
  /** the site's record as JSON text */
  document: () => Promise<string>;
}

/** How one call of the client goes well and how it fails. */
export interface CallTest<Answer> {
  /** On a client that may lead elsewhere; what must be there first is made on the harness's own. */
  ask: (client: BackendClient, harness: Harness) => Promise<Answer>;
  check: (answer: Answer, harness: Harness) => void | Promise<void>;
  /** Something that the backend refuses. */
  refused: (harness: Harness) => Promise<unknown>;
}

type Area = Exclude<
  keyof BackendClient,
  'online' | 'reach' | 'onReach' | 'onConnectivity' | 'checkConnection' | 'close'
>;
type AnswerOf<F> = F extends (...input: never[]) => Promise<infer Answer> ? Answer : never;
/** One for every call: a call without its test does not compile. */
export type AreaTests<A extends Area> = { [C in keyof BackendClient[A]]: CallTest<AnswerOf<BackendClient[A][C]>> };
export type CallTests = { [A in Area]: AreaTests<A> };

/** A text that somebody wrote. */
export const written = { check: (text: string): void => expect(text.trim().length).toBeGreaterThan(10) };

export const freshDomain = (): string => `${freshSlug()}.com`;

export async function signInCode({ client }: Harness): Promise<string> {
  return process.env.SITEWRIGHT_TEST_CODE ?? (await client.auth.requestCode(testPhone)).demoCode ?? '';
}
