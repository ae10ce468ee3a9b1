import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Contract,
  createSite,
  freshSlug,
  getSite,
  openContract,
  publishAnswer,
  refusal,
  request,
} from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

/** Creates a site, saves it as edited by `edit`, and returns the body of the call that publishes it. */
async function savedSite(edit: (raw: string) => string = (raw) => raw) {
  const slug = await createSite(api);
  const { site, raw } = await getSite(api, slug);
  expect((await api.call('POST', '/edit/landingpage', edit(raw))).status).toBe(200);
  return { github_repo: '', paid_url: `${slug}.example.com`, id_key: site.id_key, slug, first_publish_url: '' };
}

async function publish(target: object) {
  const published = publishAnswer.parse((await api.call('POST', '/publish', target)).json);
  return { ...published, page: new URL(published.url, api.url).href };
}

describe('[HOST-02] publishing', { timeout: 60_000 }, () => {
  test('[PUB-01] the saved site can be read over HTTP, with what staff typed escaped', async () => {
    const marker = `Pipes & <em>Sons</em> ${freshSlug()}`;
    const target = await savedSite((raw) =>
      raw.replace(/"company_name":"[^"]*"/, `"company_name":${JSON.stringify(marker)}`),
    );
    const result = await publish(target);
    expect(result.github_repo).not.toContain('/');
    const page = await request(result.page, 'GET');
    expect(page.status).toBe(200);
    expect(page.text).toContain(marker.replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(page.text).not.toContain('<em>Sons');
  });

  test('every picture of the page is there', async () => {
    const { page } = await publish(await savedSite());
    const { text } = await request(page, 'GET');
    const sources = [...text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => new URL(src ?? '', page).href);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of new Set(sources)) {
      const picture = await fetch(source);
      expect([source, picture.status, picture.headers.get('content-type')]).toEqual([
        source,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  test('[PUB-01] publishing again shows the latest save under the same names', async () => {
    const target = await savedSite();
    const first = await publish(target);
    const { raw } = await getSite(api, target.slug);
    const renamed = `Renamed ${freshSlug()}`;
    await api.call('POST', '/edit/landingpage', raw.replace(/"company_name":"[^"]*"/, `"company_name":"${renamed}"`));
    expect((await request(first.page, 'GET')).text).not.toContain(renamed);
    const second = await publish({
      ...target,
      github_repo: first.github_repo,
      first_publish_url: first.first_publish_url,
    });
    expect(second).toEqual(first);
    expect((await request(second.page, 'GET')).text).toContain(renamed);
  });

  test.each([
    ['without a domain', 400, { paid_url: '' }],
    ['to something that is no domain', 400, { paid_url: 'not a domain/' }],
    ['of an unknown site', 404, { id_key: 'unknown', slug: 'unknown-slug' }],
  ])('[PUB-01] publishing %s is refused with %i', async (_, status, change) => {
    const answer = await api.call('POST', '/publish', { ...(await savedSite()), ...change });
    expect(answer.status).toBe(status);
    refusal.parse(answer.json);
  });

  test('[PUB-01] a multi-page site has a call of its own', async () => {
    const target = await savedSite((raw) => raw.replace('"multipage":false', '"multipage":true'));
    const { url } = publishAnswer.parse((await api.call('POST', '/m/publish', target)).json);
    expect((await request(new URL(url, api.url).href, 'GET')).status).toBe(200);
  });
});
