import { describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { PageChange } from '#shared/ipc/publishing.ipc.ts';
import { deadInnerLinks } from '../../../src-main/features/publishing/dead-links.ts';
import { publishingFeature, type PublishingPorts } from '../../../src-main/features/publishing/index.ts';
import type { PublicFetch } from '../../../src-main/media/public-fetch.ts';
import { callContext } from '../../support/call-context.ts';

const site: SiteDocument = {
  id_key: 'key-1',
  facebook_url: 'facebook.com/there',
  yelp_url: 'yelp.example/gone',
  review_link: 'https://guarded.example/',
  external_link: 'tel:828',
  review_link_more: 'http://nowhere.example/x',
};
const kept = { known: true, releases: [{ id: 'r1', publishedAt: 1, pages: 3, current: true }] };

interface Given {
  releasesPath?: string | undefined;
  publicFetch?: PublicFetch;
  changedPages?: PublishingPorts['changedPages'];
}

function feature({ publicFetch = vi.fn(), changedPages = vi.fn(), ...given }: Given = {}) {
  const releasesPath = 'releasesPath' in given ? given.releasesPath : '/publish';
  const client = {
    list: vi.fn(() => Promise.resolve(kept)),
    rollBack: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
  };
  const draft = (slug: string) => (slug === 'open' ? site : undefined);
  return {
    client,
    handlers: publishingFeature({
      client: { releases: client },
      config: { releasesPath },
      publicFetch,
      exportSite: vi.fn(),
      changedPages,
      draft,
    }),
  };
}

describe('[PUB-05] releases of the open site', () => {
  test('a rollback asks for the release by the site’s key, then for what is kept', async () => {
    const { client, handlers } = feature();
    expect(await handlers['publishing.rollBack']({ slug: 'open', release: 'r0' }, callContext())).toEqual(kept);
    expect(client.rollBack).toHaveBeenCalledWith('/publish', 'key-1', 'r0', expect.anything());
    expect(client.list).toHaveBeenCalledAfter(client.rollBack);
  });

  test('nothing is asked of a backend that is not known to keep releases', async () => {
    const { client, handlers } = feature({ releasesPath: undefined });
    const none = { known: false, releases: [] };
    expect(await handlers['publishing.releases']({ slug: 'open' }, callContext())).toEqual(none);
    expect(await handlers['publishing.remove']({ slug: 'open' }, callContext())).toEqual(none);
    expect(client.list).not.toHaveBeenCalled();
    expect(client.remove).not.toHaveBeenCalled();
  });

  test('a site that is not open is refused', async () => {
    const { handlers } = feature();
    await expect(async () => handlers['publishing.releases']({ slug: 'other' }, callContext())).rejects.toMatchObject({
      code: 'NOT_OPEN',
    });
  });
});

describe('[PUB-03] changed pages', () => {
  test('are asked of the open site alone', async () => {
    const change: PageChange = { path: '', name: 'Home', kind: 'changed', parts: ['hero'] };
    const changedPages = vi.fn(() => Promise.resolve([change]));
    const { handlers } = feature({ changedPages });
    expect(await handlers['publishing.changedPages']({ slug: 'open', since: 3 }, callContext())).toEqual([change]);
    expect(changedPages).toHaveBeenCalledWith('open', 3, expect.anything());
    const other = async () => handlers['publishing.changedPages']({ slug: 'other', since: 3 }, callContext());
    await expect(other).rejects.toMatchObject({ code: 'NOT_OPEN' });
  });

  test('of a version that is not kept are refused', async () => {
    const { handlers } = feature({ changedPages: () => Promise.resolve(undefined) });
    const asked = async () => handlers['publishing.changedPages']({ slug: 'open', since: 3 }, callContext());
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('[PUB-03] dead links', () => {
  const answers: Record<string, number> = { 'facebook.com': 200, 'yelp.example': 404, 'guarded.example': 403 };
  const publicFetch: PublicFetch = ({ hostname }) => {
    const status = answers[hostname];
    return status === undefined
      ? Promise.reject(new TypeError('failed'))
      : Promise.resolve(new Response('', { status }));
  };

  test('are those that nothing answers at, or that answer that there is nothing', async () => {
    const { handlers } = feature({ publicFetch: vi.fn(publicFetch) });
    const dead = await handlers['publishing.deadLinks']({ slug: 'open' }, callContext());
    expect(dead.toSorted((a, b) => (a.url < b.url ? -1 : 1))).toEqual([
      { path: ['review_link_more'], url: 'http://nowhere.example/x', problem: 'Nothing answers there.', gone: false },
      { path: ['yelp_url'], url: 'https://yelp.example/gone', problem: 'It answers 404.', gone: true },
    ]);
  });

  test('are not looked for where no address answers: the network is away', async () => {
    const { handlers } = feature({ publicFetch: () => Promise.reject(new TypeError('failed')) });
    expect(await handlers['publishing.deadLinks']({ slug: 'open' }, callContext())).toEqual([]);
  });

  test('asking ends when it is cancelled', async () => {
    const stop = new AbortController();
    const asking: PublicFetch = () => {
      stop.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    };
    const { handlers } = feature({ publicFetch: vi.fn(asking) });
    await expect(handlers['publishing.deadLinks']({ slug: 'open' }, callContext(stop.signal))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('[PUB-03] links within the site', () => {
  const services = [{ 'service-name': 'Drains' }];
  const dead = (change: SiteDocument) => deadInnerLinks({ services, multipage: true, ...change }).map(({ url }) => url);

  test('that lead to a page or section of it are fine', () => {
    const custom_page_cta_link = '/services/drains';
    expect(dead({ external_link: '#our-services', review_link: '/#footer', custom_page_cta_link })).toEqual([]);
    expect(dead({ external_link: '/services/?from=ad', review_link: '/' })).toEqual([]);
    expect(dead({ external_link: '/old/', redirects: [{ source: '/old', destination: '/services/' }] })).toEqual([]);
  });

  test('are dead where the site has no such page or section', () => {
    expect(dead({ external_link: '#team', review_link: '/jobs/' })).toEqual(['/jobs/', '#team']);
    expect(dead({ external_link: '/services/', multipage: false })).toEqual(['/services/']);
    expect(dead({ cta_main: 'link', cta_main_link: '/gone/' })).toEqual(['/gone/']);
  });
});
