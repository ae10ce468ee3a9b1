import { describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { PageChange, Releases } from '#shared/ipc/publishing.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { createReleaseVersions } from '../../../src-main/features/kit/release-notes.ts';
import { deadInnerLinks, deadLinks } from '../../../src-main/features/publishing/dead-links.ts';
import { publishingFeature, type PublishingPorts } from '../../../src-main/features/publishing/index.ts';
import type { FontProblem } from '../../../src-main/media/cut-fonts.ts';
import type { PublicFetch } from '../../../src-main/media/public-fetch.ts';
import { callContext } from '../../support/call-context.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const site: SiteDocument = {
  id_key: 'key-1',
  custom_all_font: 'Lobster',
  facebook_url: 'facebook.com/there',
  yelp_url: 'yelp.example/gone',
  review_link: 'https://guarded.example/',
  external_link: 'tel:828',
  review_link_more: 'http://nowhere.example/x',
};
const kept = { known: true, releases: [{ id: 'r1', publishedAt: 1, pages: 3, current: true }] };

/** Returns the store without its newest `without` versions, so that a test can note a release of an older version. */
function storeWithout({ versions, responses }: PublishingPorts['store'], without: number): PublishingPorts['store'] {
  return {
    responses,
    milestones: {} as never,
    versions: { list: (slug: string) => versions.list(slug).slice(without) } as never,
  };
}

interface Kept {
  id: number;
  at: number;
  kind?: 'published' | 'merged' | 'opened';
  modified?: string;
  document?: string;
}

/** Returns a store with these versions, newest first. They are published versions unless `kind` says otherwise. */
function storeWith(...all: Kept[]) {
  const versions = all.map((each) => ({ kind: 'published' as const, modified: '', slug: 'open', ...each }));
  const kept = new Map<string, string>();
  return {
    versions: {
      list: () => versions,
      readable: (_slug: string, of: number) => versions.find(({ id }) => id === of)?.document,
    },
    milestones: { find: () => ({}) },
    responses: memoryCache(kept),
  } as unknown as PublishingPorts['store'];
}

interface Given {
  store?: PublishingPorts['store'];
  releases?: () => Promise<Releases>;
  releasesPath?: string | undefined;
  publicFetch?: PublicFetch;
  kind?: 'embedded' | 'remote';
  /** the problem that `cutFonts` reports for Lobster, the font of the site */
  lobster?: FontProblem;
  changedPages?: PublishingPorts['changedPages'];
  base?: ReturnType<PublishingPorts['actor']>['base'];
  readLive?: PublishingPorts['readLive'];
}

function feature({
  publicFetch = vi.fn(),
  changedPages = vi.fn(),
  store = storeWith(),
  releases = () => Promise.resolve(kept),
  kind = 'embedded',
  lobster = 'unknown',
  base = { text: '{}', modified: 'base' },
  readLive = vi.fn(),
  ...given
}: Given = {}) {
  const releasesPath = 'releasesPath' in given ? given.releasesPath : '/publish';
  const client = {
    list: vi.fn(releases),
    rollBack: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
  };
  const draft = (slug: string) => (slug === 'open' ? site : undefined);
  return {
    client,
    handlers: publishingFeature({
      client: { releases: client },
      config: { releasesPath, backend: { kind } },
      publicFetch,
      exportSite: vi.fn(),
      smallPhotos: vi.fn(),
      cutFonts: async ({ family }) => (family === 'Lobster' ? { problem: lobster } : { bytes: Buffer.from(family) }),
      store,
      changedPages,
      actor: () => ({ base }),
      readLive,
      publishedPages: (_slug, version) =>
        Promise.resolve([{ path: '', name: 'Home', html: version === undefined ? 'Honest work' : 'Sound work' }]),
      draft,
    }),
  };
}

test('[PAGE-09] fonts that cannot be published are known of the own publisher alone', async () => {
  const asked = async (kind: 'embedded' | 'remote', lobster?: FontProblem) =>
    feature({ kind, ...(lobster && { lobster }) }).handlers['publishing.fonts']({ slug: 'open' }, callContext());
  const problems = await Promise.all((['unknown', 'unreachable', 'broken'] as const).map((p) => asked('embedded', p)));
  expect(problems.flat().map(({ problem }) => problem)).toEqual(['unknown', 'unreachable', 'broken']);
  expect(problems[0]).toEqual([{ field: 'custom_all_font', family: 'Lobster', problem: 'unknown' }]);
  expect(await asked('remote')).toEqual([]);
});

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

describe('[PUB-03] what visitors see', () => {
  const release = (id: string, publishedAt: number, current = false) => ({ id, publishedAt, pages: 3, current });
  const of =
    (...releases: Releases['releases']) =>
    () =>
      Promise.resolve({ known: true, releases });
  const [first, second] = [
    { id: 4, at: 10 },
    { id: 9, at: 20 },
  ];

  /**
   * Returns what the app says about the live version. If `noted`, the app knows that release r1 was made from version 4
   * and r2 from version 9.
   */
  async function live(releases: Given['releases'], { noted = true, ...given }: Given & { noted?: boolean } = {}) {
    const store = storeWith(second, first);
    if (noted) {
      createReleaseVersions(storeWithout(store, 1)).put('open', 'key-1', 'r1');
      createReleaseVersions(store).put('open', 'key-1', 'r2');
    }
    const { handlers } = feature({ store, ...(releases && { releases }), ...given });
    return handlers['publishing.live']({ slug: 'open' }, callContext());
  }

  test('is the version that the current release was made of, after a rollback too', async () => {
    const newest = await live(of(release('r2', 21, true), release('r1', 11)));
    expect(newest).toEqual({ by: 'server', published: true, version: 9, at: 21 });
    const back = await live(of(release('r2', 21), release('r1', 11, true)));
    expect(back).toEqual({ by: 'server', published: true, version: 4, at: 11, rolledBack: true });
  });

  test('is not known where another computer has published it, and nothing where it was taken off', async () => {
    const others = await live(of(release('r3', 31), release('x', 11, true)));
    expect(others).toEqual({ by: 'server', published: true, at: 11, rolledBack: true });
    expect(await live(of())).toEqual({ by: 'server', published: false });
  });

  test('is guessed by the last publish of this computer where nothing tells more', async () => {
    const guess = { published: true, version: 9, guessed: true };
    expect(await live(of(release('r2', 21, true)), { noted: false })).toEqual({ ...guess, by: 'server', at: 21 });
    expect(await live(undefined, { releasesPath: undefined })).toEqual({ ...guess, by: 'unsaid', at: 20 });
    const offline = () => Promise.reject(new AppError('OFFLINE', 'No answer.'));
    expect(await live(offline)).toEqual({ ...guess, by: 'offline', at: 20 });
    const never = feature({ releases: offline }).handlers['publishing.live']({ slug: 'open' }, callContext());
    expect(await never).toEqual({ by: 'offline', published: false });
  });
});

describe('[PUB-03] a release of another computer', () => {
  const releases = (modified?: string) => () =>
    Promise.resolve({
      known: true,
      releases: [{ id: 'r9', publishedAt: 31, pages: 3, current: true }],
      url: 'https://joes.example/',
      ...(modified !== undefined && { modified }),
    });
  const known = { by: 'server', published: true, at: 31 };
  const live = (given: Given) => feature(given).handlers['publishing.live']({ slug: 'open' }, callContext());

  test('is the version that was saved under its modified time, but never a draft before a merge', async () => {
    const store = storeWith(
      ...[
        { id: 9, at: 9, modified: 'm2' },
        { id: 8, at: 8, modified: 'm1', kind: 'merged' as const },
      ],
      { id: 7, at: 7, modified: 'm1', kind: 'opened' },
    );
    expect(await live({ store, releases: releases('m1') })).toEqual({ ...known, version: 7 });
  });

  test('is the newest version where the server’s copy has its modified time and the same content', async () => {
    const store = storeWith({ id: 9, at: 9, modified: 'm1', kind: 'opened', document: '{"about":"x"}' });
    const base = { text: '{"about":"x","modified":"m2"}', modified: 'm2' };
    expect(await live({ store, releases: releases('m2'), base })).toEqual({ ...known, version: 9 });
    const other = { ...base, text: '{"about":"y"}' };
    expect(await live({ store, releases: releases('m2'), base: other })).toEqual(known);
    expect(await live({ store, releases: releases('m3'), base })).toEqual(known);
  });

  test('is read at its address where its version is not known', async () => {
    const readLive = vi.fn(async () => new TextEncoder().encode('Sound work'));
    const store = storeWith({ id: 9, at: 9, document: '{"about":"Sound work"}' });
    const { handlers } = feature({ releases: releases(), readLive, store });
    const read = (guess?: number) =>
      handlers['publishing.liveWords'](
        { slug: 'open', reading: 1, ...(guess !== undefined && { guess }) },
        callContext(),
      );
    const pages = [{ path: '', name: 'Home', kind: 'changed', fresh: [], gone: ['Sound work'] }];
    expect(await read()).toEqual({ url: 'https://joes.example/', holds: false, pages });
    expect(readLive).toHaveBeenCalledWith('https://joes.example/', expect.anything());
    expect(await read(9)).toMatchObject({ holds: true });
  });

  test('cannot be read where nobody says its address', async () => {
    const { handlers } = feature({ releasesPath: undefined });
    expect(await handlers['publishing.liveWords']({ slug: 'open', reading: 1 }, callContext())).toEqual({
      ...{ url: '', problem: 'its address is not known', holds: false, pages: [] },
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

  test('are all that lead to the one address of the record, which is asked once, when it does not answer', async () => {
    const ask = vi.fn<PublicFetch>(() => Promise.reject(new TypeError('failed')));
    const links = { yelp_url: 'yelp.example/gone', review_link: 'https://yelp.example/gone' };
    const dead = await deadLinks(links, ask, new AbortController().signal);
    expect(dead.map(({ path }) => path[0]).toSorted()).toEqual(['review_link', 'yelp_url']);
    expect(ask).toHaveBeenCalledOnce();
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
    expect(dead({ external_link: '/services/#prices', review_link: '/services/drains/#footer' })).toEqual([
      '/services/#prices',
    ]);
  });

  test('are dead where a redirect leads to a page or place that the site does not have', () => {
    const to = (destination: string) => dead({ redirects: [{ source: '/old', destination }] });
    expect(to('/services/drains/')).toEqual([]);
    expect(to('/#footer')).toEqual([]);
    expect(to('/gone/')).toEqual(['/gone/']);
    expect(to('/#gone')).toEqual(['/#gone']);
  });
});
