import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '../../../src-main/backend/app.ts';
import type { Writer } from '../../../src-main/backend/generation/writer.ts';
import { embeddedHome } from '../../../src-main/backend/home.ts';
import { parseOptions } from '../../../src-main/backend/options.ts';
import { temporaryFolder } from './in-process.ts';

const company = 'company=Acme&location=Reno, NV&industry=Plumbing&primary_keyword=drains&keywords=';
const seo = 'company_name=Acme&company_type=Plumbing&city=Reno&state=NV&primary_keyword=drains';
const service = 'industry=Plumbing&service=Drains&company_name=Acme&primary_keyword=drains&keywords=';
const page = 'company_name=Acme&company_type=Plumbing';
const calls = {
  tagline: `/api/landing-pages/generate-tagline?${company}`,
  about: `/api/landing-pages/generate-about-us?${company}`,
  metaTitle: `/api/seo/generate-meta-title?${seo}`,
  metaDescription: `/api/seo/generate-meta-description?${seo}`,
  'service short': `/api/services/generate-description?type=short&${service}`,
  'service longV2': `/api/services/generate-description?type=longV2&${service}`,
  faqs: `/api/landing-pages/generate-faqs?${page}`,
  threeSteps: `/api/landing-pages/generate-three-steps?${page}`,
};

/** Starts a backend that uses `write` as its writer. Returns the function that sends it a request. */
async function writtenBy(write: Writer, ...args: string[]) {
  const dataDir = await temporaryFolder();
  const backend = await createBackend(parseOptions([`--data-dir=${dataDir}`, ...args]), async (store, options) => ({
    ...(await embeddedHome(store, options)),
    needsSignIn: () => false,
    write,
  }));
  onTestFinished(() => backend.close());
  return async (path: string, init?: RequestInit) => backend.app.request(`http://127.0.0.1${path}`, init);
}

/** Requests every text from a backend that uses `write` as its writer. */
async function texts(write: Writer): Promise<Record<string, unknown>> {
  const request = await writtenBy(write);
  const answers = Object.entries(calls).map(async ([kind, path]) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    return [kind, ((await answer.json()) as { message: unknown }).message] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const FAQS = [1, 2, 3].map((at) => `Q: Question ${at}?\nA: Answer ${at}.`).join('\n\n');
const STEPS = ['1. Call us: We listen.', '2. A price: In writing.', '3. Done: And clean.'].join('\n');

test('[SRV-06] every generated text is the writer’s when it writes one', async () => {
  const write = vi.fn<Writer>(async (kind) => (kind === 'faqs' ? FAQS : kind === 'threeSteps' ? STEPS : `own ${kind}`));
  const { faqs, threeSteps, ...others } = await texts(write);
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((kind) => [kind, `own ${kind}`])));
  expect(faqs).toBe(FAQS);
  expect(threeSteps).toEqual([
    { heading: 'Call us', description: 'We listen.' },
    { heading: 'A price', description: 'In writing.' },
    { heading: 'Done', description: 'And clean.' },
  ]);
  expect(write.mock.calls.find(([kind]) => kind === 'about')?.[1]).toMatchObject({
    company: 'Acme',
    industry: 'Plumbing',
    city: 'Reno',
    state: 'NV',
    keywords: ['drains'],
  });
});

test.each([
  ['nothing', async () => undefined],
  ['lists in another form', async (kind: string) => (/faqs|threeSteps/.test(kind) ? 'Some words.' : undefined)],
])('[SRV-06] the templates write when the writer writes %s', async (_, write: Writer) => {
  const { faqs, threeSteps, ...others } = await texts(write);
  for (const text of Object.values(others)) expect(text).toEqual(expect.stringMatching(/\w{3}/));
  expect(faqs).toMatch(/^Q: /);
  expect(faqs).not.toMatch(/insured|licensed/i);
  expect(threeSteps).toHaveLength(3);
});

test.each([
  ['names the city when all sites of the company name have it', ['Reno', 'Reno'], 'Reno'],
  ['names no city when sites of the company name have different ones', ['Reno', 'Tulsa'], ''],
  ['names no city when a site of the company name has none', ['Reno', ''], ''],
])('[SRV-06] a service’s text %s', async (_, cities, city) => {
  const write = vi.fn<Writer>(async () => 'Words.');
  const request = await writtenBy(write, '--allow-faults');
  for (const [at, each] of cities.entries()) {
    const site = { sitePk: at + 7, id_key: `k${at}`, slug: `acme-${at}`, company_name: 'Acme', city: each };
    expect((await request('/__test/sites', { method: 'POST', body: JSON.stringify(site) })).status).toBe(200);
  }
  expect((await request(calls['service short'])).status).toBe(200);
  expect(write.mock.calls.map(([, subject]) => subject.city)).toEqual([city]);
});
