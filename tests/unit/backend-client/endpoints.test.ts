import { describe, expect, test } from 'vitest';
import { productNames } from '#shared/domain/product-names.ts';
import { clientOf, json } from './fake-backend.ts';
import { jsonText } from '../../support/json-text.ts';

const answers = (body: string) => () => new Response(body);

describe('sites', () => {
  test('[SAVE-08] the document is the answer’s own text, byte for byte', async () => {
    const document = '{"slug":"a", "sitePk":12345678901234567890,"price":1.10,"unknown":{"é":"\\u00e9","e":1E3}}';
    const { client, requests } = clientOf([answers(`{ "status":"ok","message" : ${document} }`)]);
    expect(await client.sites.getSite('a b')).toEqual({ document });
    expect(requests[0]?.url.pathname).toBe('/api/getLandingPage/a%20b');
  });

  test.each(['{"message":null}', '{"message":"no"}', '{"message":[]}', '{}', 'oops'])(
    '[HOST-02] %s is no site',
    async (body) => {
      const { client } = clientOf([answers(body)]);
      await expect(client.sites.getSite('a')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    },
  );

  test('an unknown slug is NOT_FOUND with the server’s words', async () => {
    const { client } = clientOf([() => json({ message: 'There is no site “a”.' }, 404)]);
    const expected = { code: 'NOT_FOUND', message: 'There is no site “a”.' };
    await expect(client.sites.getSite('a')).rejects.toMatchObject(expected);
    await expect(client.sites.getModified('a')).rejects.toMatchObject(expected);
  });

  test.each([
    ['"2024-05-01T10:00:00Z"', '2024-05-01T10:00:00Z'],
    ['1717171717.10', '1717171717.10'],
    ['12345678901234567890', '12345678901234567890'],
  ])('the modified time %s is an opaque text', async (wire, text) => {
    const { client } = clientOf([answers(`{"message":${wire}}`)]);
    expect(await client.sites.getModified('a')).toBe(text);
  });

  test.each([
    ['2024-05-01T10:00:00.123456Z', '2024-05-01T10:00:00.123456Z'],
    ['1717171717.10', '1717171717.10'],
    ['gestern, 10 Uhr früh\n\ud800', 'gestern,%2010%20Uhr%20fr%C3%BCh%0A%EF%BF%BD'],
  ])('[SRV-02] a save names the version %j that it was made from', async (base, header) => {
    const { client, requests } = clientOf([answers('{"message":{"modified":"m2"}}'), answers('ok')]);
    expect(await client.sites.saveSite('{}', { base })).toBe('m2');
    expect(requests[0]?.headers.get('Base-Modified')).toBe(header);
    expect(await client.sites.saveSite('{}')).toBeUndefined();
    expect(requests[1]?.headers.get('Base-Modified')).toBeNull();
  });

  test('[HOST-02] a modified time that is no scalar is BAD_ANSWER', async () => {
    for (const wire of ['null', '{}', '[]']) {
      const { client } = clientOf([answers(`{"message":${wire}}`)]);
      await expect(client.sites.getModified('a')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    }
  });

  test.each([
    ['true', true],
    ['false', false],
    ['1', true],
    ['"False"', false],
    ['null', false],
  ])('a duplicate check answered with %s', async (wire, taken) => {
    const { client, requests } = clientOf([answers(`{"message":${wire}}`)]);
    expect(await client.sites.slugIsTaken('a')).toBe(taken);
    expect(requests[0]).toMatchObject({ method: 'POST', body: '{"slug":"a"}' });
  });

  test('[HOST-02] a duplicate check that answers with a sentence is BAD_ANSWER', async () => {
    const { client } = clientOf([answers('{"message":"it is taken"}')]);
    await expect(client.sites.slugIsTaken('a')).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      details: { call: 'POST /api/check-if-slug-duplicate', field: 'message' },
    });
  });

  test('[HOST-02] misspelt words: a list, null, or within message', async () => {
    const words = async (body: string) => clientOf([answers(body)]).client.sites.spellcheck('teh');
    expect(await words('{"misspelled_words":["teh"],"took":3}')).toEqual(['teh']);
    expect(await words('{"misspelled_words":null}')).toEqual([]);
    expect(await words('{"message":{"misspelled_words":["teh"]}}')).toEqual(['teh']);
  });

  test('[SAVE-08] the site is posted as the text it is', async () => {
    const body = '{"sitePk":12345678901234567890,  "price":1.10,"resaveHeroPhotos":false}';
    const { client, requests } = clientOf([answers('saved')]);
    await client.sites.saveSite(body);
    expect(requests[0]).toMatchObject({ method: 'POST', body });
    expect(requests[0]?.url.pathname).toBe('/edit/landingpage');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('[HOST-02] lists of another form are read as the catalogue has them, and posted as the server does', async () => {
    const services = JSON.stringify('[ {"service-name":"Roofs", "rate":1.50} ]');
    const gallery = '[{"model":"m","pk":3,"fields":{"photo":"p", "order":1.0}}]';
    const document = `{"slug":"a","services":${services}, "payments":[{"id":1,"title":"Venmo"}],"gallery":${gallery},"faqs":{"0":1.0}}`;
    const { client, requests } = clientOf([answers(`{"message":${document}}`)]);
    const read = await client.sites.getSite('a');
    const site = JSON.parse(read.document) as Record<string, unknown>;
    expect(site).toMatchObject({ services: [{ 'service-name': 'Roofs' }], gallery: [{ photo: 'p' }], faqs: { 0: 1 } });
    expect(site['payments']).toMatchObject([{ pk: 1, fields: { title: 'Venmo' } }]);
    await client.sites.saveSite(read.document);
    expect(requests[1]?.body).toBe(document);
    await client.sites
      .savePhotos({ heroPhotos: false, id: jsonText('1'), photos: JSON.stringify(site['gallery']) })
      .catch(() => undefined);
    expect(requests[2]?.body).toContain('"photos":[{"model":"m","pk":3,"fields":{"photo":"p","order":1}}]');
  });

  test('[SAVE-08] a list that the server keeps as JSON text goes back as the same text, unless it was edited', async () => {
    const products = '[ {"pk":90071992547409931, "model":"m","fields":{"title":"A","x":1.0}} ]';
    const document = (text: string) =>
      `{"slug":"a","products":${JSON.stringify(text)},"payments":"","about":"\\u00e9"}`;
    const { client, requests } = clientOf([answers(`{"message":${document(products)}}`)]);
    const read = await client.sites.getSite('a');
    expect(read.document).toContain(`"products":${products}`);
    await client.sites.saveSite(read.document);
    await client.sites.saveSite(read.document.replace('"title":"A"', '"title":"B"'));
    expect(requests.slice(1).map(({ body }) => body)).toEqual([
      document(products),
      document(products.replace('"A"', '"B"')),
    ]);
  });

  test('[SAVE-08] photos go and come as text', async () => {
    const { client, requests } = clientOf([answers('{"status":"Success","photos":[{"id":12345678901234567890}]}')]);
    const saved = await client.sites.savePhotos({
      heroPhotos: true,
      id: jsonText('98765432109876543210'),
      photos: '[{"order":1.0}]',
    });
    expect(requests[0]?.body).toBe('{"heroPhotos":true,"id":98765432109876543210,"photos":[{"order":1.0}]}');
    expect(saved).toBe('[{"id":12345678901234567890}]');
  });

  const site = { github_repo: null, paid_url: 'a.example', id_key: 'k', slug: 'a', first_publish_url: '' };

  test('[PUB-01] single-page and multi-page sites have their own calls', async () => {
    const { client, requests } = clientOf([answers('{"message":"ok"}')]);
    await client.sites.publish({ ...site, multipage: false });
    await client.sites.publish({ ...site, multipage: true });
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/publish', '/m/publish']);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(site);
  });

  test.each([
    ['a sentence', '{"message":"Published"}', {}],
    ['a URL', '{"message":"https://a.example/"}', { url: 'https://a.example/' }],
    ['a path', '{"message":{"url":"/sites/a/"}}', { url: 'https://backend.example/sites/a/' }],
    ['a host', '{"message":{"url":"www.a.example/x"}}', { url: 'https://www.a.example/x' }],
    [
      'facts',
      '{"message":{"url":"https://a.example/","github_repo":"a","first_publish_url":"https://b.example/a"}}',
      { url: 'https://a.example/', githubRepo: 'a', firstPublishUrl: 'https://b.example/a' },
    ],
    [
      'facts beside the message',
      '{"message":"ok","first_publish_url":"https://b.example/a"}',
      { url: 'https://b.example/a', firstPublishUrl: 'https://b.example/a' },
    ],
    ['null', '{"message":null}', {}],
    ['a repository of the pages service', '{"message":"acme-pages"}', { githubRepo: 'acme-pages' }],
    ['one of an owner', '{"message":"agency/acme-pages"}', { githubRepo: 'agency/acme-pages' }],
    ['any other repository', '{"message":"blue-ridge.plumbing_2"}', { githubRepo: 'blue-ridge.plumbing_2' }],
    ['a word of success', '{"message":"Success"}', {}],
    ['a sentence that ends with it', '{"message":"Published to acme-pages"}', {}],
  ])('[PUB-01] a publish answered with %s', async (_what, body, published) => {
    const { client } = clientOf([answers(body)]);
    expect(await client.sites.publish({ ...site, multipage: false })).toEqual(published);
  });
});

describe('creation', () => {
  test('[NEW-02] industries come with ids of either kind', async () => {
    const { client } = clientOf([
      answers('{"message":[{"id":1,"industry_name":"Roofing","x":1},{"id":"b2","industry_name":7}]}'),
    ]);
    expect(await client.creation.industries()).toEqual([
      { id: 1, name: 'Roofing' },
      { id: 'b2', name: '7' },
    ]);
    expect(await clientOf([answers('{"message":null}')]).client.creation.industries()).toEqual([]);
  });

  test('[NEW-02][NEW-05] the task is started with slug and industry, and with stock only for a stock site', async () => {
    const { client, requests } = clientOf([answers('{"task_id":12345678901234567890}')]);
    expect(await client.creation.create({ fbSlug: 'a', industry: 3, stock: false })).toBe('12345678901234567890');
    await client.creation.create({ fbSlug: 'a', industry: 3, stock: true });
    expect(requests.map(({ body }) => body)).toEqual([
      '{"fbSlug":"a","industry":3}',
      '{"fbSlug":"a","industry":3,"stock":true}',
    ]);
    expect(requests[0]?.url.pathname).toBe('/api/landing-pages/');
  });

  test('[NEW-02] a task’s status is read in any case, with or without result and error', async () => {
    const { client, requests } = clientOf([
      answers('{"status":"PENDING","result":null,"error":null}'),
      answers('{"status":"completed","result":{"slug":"a"}}'),
      answers('{"status":"failed","error":"No page"}'),
    ]);
    expect(await client.creation.taskStatus('t/1')).toEqual({ status: 'pending' });
    expect(await client.creation.taskStatus('t/1')).toEqual({ status: 'completed', slug: 'a' });
    expect(await client.creation.taskStatus('t/1')).toEqual({ status: 'failed', error: 'No page' });
    expect(requests[0]?.url.pathname).toBe('/api/tasks/t%2F1/status/');
  });
});

describe('content', () => {
  test('[BI-15] each text has its call and parameters', async () => {
    const { client, requests } = clientOf([answers('{"message":"Text"}')]);
    const { generation } = client;
    const meta = { company_name: 'A & B', company_type: 'roofing', city: 'Reno', state: 'NV', primary_keyword: 'roof' };
    const facts = { company: 'A & B', location: 'Reno, NV', industry: 'roofing' };
    expect(await generation.tagline({ ...facts, primary_keyword: 'roof' })).toBe('Text');
    await generation.aboutUs({ ...facts, keywords: 'roof,gutter' });
    await generation.metaTitle(meta);
    await generation.metaDescription(meta);
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/api/landing-pages/generate-tagline',
      '/api/landing-pages/generate-about-us',
      '/api/seo/generate-meta-title',
      '/api/seo/generate-meta-description',
    ]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ ...facts, primary_keyword: 'roof' });
    expect(Object.fromEntries(requests[1]!.url.searchParams)).toEqual({ ...facts, keywords: 'roof,gutter' });
    expect(Object.fromEntries(requests[3]!.url.searchParams)).toEqual(meta);
  });

  test('[BI-11] city suggestions, with missing parts empty', async () => {
    const { client, requests } = clientOf([
      answers(
        '{"message":[{"id":5,"city":"Reno","state":"Nevada","state_code":"NV","country_code":"US"},{"id":6,"city":"Ulm","state":null}]}',
      ),
    ]);
    expect(await client.places.suggest('re', true)).toEqual([
      { id: '5', city: 'Reno', state: 'Nevada', stateCode: 'NV', countryCode: 'US' },
      { id: '6', city: 'Ulm', state: '', stateCode: '', countryCode: '' },
    ]);
    expect(requests[0]?.url.search).toBe('?search_term=re&search_globe=true');
  });

  test('[REV-02] a source of reviews that is named twice is given once', async () => {
    const { client } = clientOf([answers('{"data":[{"name":"Google"},{"name":"Angi"},{"name":"Google "}]}')]);
    expect(await client.reviews.sources()).toEqual(['Google', 'Angi']);
  });

  test('[CHK-04] contacts are asked for at the path that is made from the product’s name', async () => {
    const { client, requests } = clientOf(
      [
        answers(
          '{"message":[{"display_id":12345678901234567890,"display_name":"Ann"},{"display_id":"7","display_name":null}]}',
        ),
      ],
      { contactsPath: productNames('Page Mill').contactsPath },
    );
    expect(await client.contacts.list()).toEqual([
      { id: '12345678901234567890', name: 'Ann' },
      { id: '7', name: '7' },
    ]);
    expect(requests[0]?.url.pathname).toBe('/api/getPageMillContacts');
  });
});

describe('auth', () => {
  test('[AUTH-02] the documented bodies are sent', async () => {
    const { client, requests } = clientOf([answers('{"access_token":"a","refresh_token":"r","demo_code":"123456"}')]);
    expect(await client.auth.requestCode('+12025550123')).toEqual({ demoCode: '123456' });
    expect(await client.auth.verify('+12025550123', '123456')).toEqual({ refreshToken: 'r', accessToken: 'a' });
    await client.auth.refresh('r');
    expect(requests.map(({ url, body }) => [url.pathname, JSON.parse(body)])).toEqual([
      ['/pi/auth/internal', { phoneNumber: '+12025550123' }],
      ['/pi/verify/internal', { phoneNumber: '+12025550123', authCode: '123456' }],
      ['/pi/refresh/internal', { refresh_token: 'r' }],
    ]);
  });

  test('[HOST-02] the access token is optional everywhere, the refresh token of a sign-in is not', async () => {
    const only = clientOf([answers('{"refresh_token":"r2"}')]).client.auth;
    expect(await only.refresh('r')).toEqual({ refreshToken: 'r2', accessToken: undefined });
    expect(await only.verify('+12025550123', '123456')).toEqual({ refreshToken: 'r2', accessToken: undefined });
    const none = clientOf([answers('{"access_token":"a"}')]).client.auth;
    await expect(none.verify('+12025550123', '123456')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  });
});

test('demo sites may lack everything but their slug', async () => {
  const { client, requests } = clientOf([answers('{"message":[{"slug":"a","company_name":"A","city":null,"new":1}]}')]);
  const facts = { companyName: 'A', industry: '', city: '', state: '', thumbnail: '' };
  expect(await client.creation.demoSites()).toEqual([{ slug: 'a', ...facts }]);
  expect(requests[0]?.url.pathname).toBe('/api/demo-sites');
});
