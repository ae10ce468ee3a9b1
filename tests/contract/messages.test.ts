import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messageLimits, messagePath } from '#shared/domain/message/form.ts';
import { clientAt, signIn } from '../support/client.ts';
import { type Contract, createSite, freshSlug, getSite, openContract, publishAnswer, refusal } from './contract.ts';

let api: Contract;
let path: string;
beforeAll(async () => {
  api = await openContract();
  const slug = await createSite(api);
  path = messagePath(String((await getSite(api, slug)).site.id_key));
});

const form = () => ({
  name: 'Ann Lee',
  phone: '(775) 555-0142',
  email: 'ann@example.com',
  address: '12 Oak St, Reno, NV',
  message: `The roof leaks. ${freshSlug()}`,
  consent: 'on',
  consent_wording: 'I agree to get texts from Acme.',
  website: '',
  elapsed: '8000',
});

/** Members of a site without pictures, whose page is published quickly. */
const withoutPictures = {
  gallery: [],
  services: [],
  hero_gallery_photos: [],
  hero_image: '',
  about_upload: '',
  logo: '',
};

/** Posts a form as a browser does, but does not follow redirects. */
const post = (values: Record<string, string>, headers: HeadersInit = {}, to = path) =>
  fetch(api.url + to, { method: 'POST', body: new URLSearchParams(values), headers, redirect: 'manual' });
const byScript = { Accept: 'application/json' };

const received = z.object({
  message: z.looseObject({ texts: z.array(z.looseObject({ message: z.string().nullable() })).nullable() }),
});
async function textWith(words: string) {
  const { message } = received.parse((await api.call('GET', '/api/get-all-texts')).json);
  return message.texts?.find((text) => text.message === words);
}

describe('a visitor’s message', () => {
  test('arrives as a received text, and a script is thanked as JSON', async () => {
    const sent = form();
    const answer = await post(sent, byScript);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(refusal.parse(await answer.json()).message).toContain('Thank you');
    const text = await textWith(sent.message);
    expect(text).toMatchObject({ sender_name: 'Ann Lee', sender_address: '12 Oak St, Reno, NV' });
    expect(text).toMatchObject({ sender_phone: '(775) 555-0142', sender_email: 'ann@example.com' });
    expect(Number(text?.['consent'])).toBe(1);
  });

  test('[PAGE-05] is read with its sender’s phone, email, consent and its words by the app, and deleted', async () => {
    const sent = form();
    await post(sent, byScript);
    const signedIn = clientAt(api.url);
    await signIn(signedIn);
    const { texts: client } = signedIn.client;
    const found = (await client.all()).texts.find(({ message }) => message === sent.message);
    expect(found).toMatchObject({
      phone: '(775) 555-0142',
      email: 'ann@example.com',
      consent: true,
      consentWording: sent.consent_wording,
    });
    await client.remove(found?.id ?? '');
    expect(await textWith(sent.message)).toBeUndefined();
    signedIn.client.close();
  });

  test('[PAGE-05] brings photos of the job, which the app reads at their addresses until it is deleted', async () => {
    const sent = form();
    const body = new FormData();
    for (const [name, value] of Object.entries(sent)) body.append(name, value);
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#8899aa' } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    body.append('photos', new File([bytes], 'leak.jpg', { type: 'image/jpeg' }));
    const answer = await fetch(api.url + path, { method: 'POST', body, headers: byScript });
    expect(answer.status).toBe(200);
    const signedIn = clientAt(api.url);
    await signIn(signedIn);
    const { texts: client } = signedIn.client;
    const found = (await client.all()).texts.find(({ message }) => message === sent.message);
    const [address = ''] = found?.photos ?? [];
    const photo = () => fetch(new URL(address, api.url));
    const { format, width } = await sharp(await (await photo()).arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 40 });
    await client.remove(found?.id ?? '');
    expect((await photo()).status).toBe(404);
    signedIn.client.close();
  });

  test('without script leads to the page that thanks', async () => {
    const slug = await createSite(api);
    const { site } = await getSite(api, slug);
    await api.call('POST', '/edit/landingpage', { ...site, ...withoutPictures });
    const target = {
      github_repo: '',
      paid_url: `${slug}.example.com`,
      id_key: site.id_key,
      slug,
      first_publish_url: '',
    };
    const published = publishAnswer.parse((await api.call('POST', '/publish', target)).json);
    const page = await (await fetch(new URL(published.url, api.url))).text();
    const action = messagePath(String(site.id_key));
    expect(page).toContain(action);
    const sent = form();
    const answer = await post(sent, {}, action);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${new URL(published.url, api.url).pathname}thank-you/`,
    ]);
    expect(await textWith(sent.message)).toBeDefined();
  }, 60_000);

  test.each([
    ['fills in the field that nobody sees', { website: 'https://spam.example' }],
    ['is there at once', { elapsed: '300' }],
  ])('of a program that %s is thanked for and not kept', async (_what, odd) => {
    const sent = { ...form(), ...odd };
    expect((await post(sent, byScript)).status).toBe(200);
    expect(await textWith(sent.message)).toBeUndefined();
  });

  test('[PAGE-05] that was not sent with the form is refused with words', async () => {
    const { elapsed: _, ...sent } = form();
    const answer = await post(sent, byScript);
    expect(answer.status).toBe(400);
    expect(refusal.parse(await answer.json()).message).toMatch(/form on our page/);
    expect(await textWith(sent.message)).toBeUndefined();
    expect((await post(sent)).headers.get('content-type')).toMatch(/^text\/html/);
  });

  test.each([
    ['message', { message: ' ' }],
    ['phone', { phone: '', email: '' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'ann at home' }],
    ['name', { name: 'x'.repeat(messageLimits.name + 1) }],
    ['message', { message: 'x'.repeat(messageLimits.message + 1) }],
  ])('whose %s will not do is refused with words at the field: %j', async (field, odd) => {
    const sent = { ...form(), ...odd };
    const answer = await post(sent, byScript);
    expect(answer.status).toBe(400);
    const { fieldErrors } = z.object({ fieldErrors: z.record(z.string(), z.unknown()) }).parse(await answer.json());
    expect(fieldErrors[field]).toMatch(/^(Please|The) /);
    expect(await textWith(sent.message.trim())).toBeUndefined();
  });

  test('that is refused without script comes back on a page', async () => {
    const answer = await post({ ...form(), message: '' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, expect.stringMatching(/^text\/html/)]);
    expect(await answer.text()).toContain('Please write what you need.');
  });

  test('far too long is refused before it is read', async () => {
    expect((await post({ ...form(), message: 'x'.repeat(100_000) }, byScript)).status).toBe(413);
  });

  test('to a site that is not there is refused', async () => {
    const answer = await post(form(), byScript, messagePath(freshSlug()));
    expect(answer.status).toBe(404);
    refusal.parse(await answer.json());
  });

  test('may be sent as JSON from any host', async () => {
    const sent = form();
    const asked = await fetch(api.url + path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://reno.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    const answer = await fetch(api.url + path, {
      method: 'POST',
      headers: { ...byScript, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sent, elapsed: 8000, consent: true }),
    });
    expect(answer.status).toBe(200);
    expect(await textWith(sent.message)).toBeDefined();
  });
});
