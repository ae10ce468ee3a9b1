import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { testPhone } from '../../support/client.ts';
import { freshSlug, isMessy } from '../contract.ts';
import { type AreaTests, type Harness, freshDomain, signInCode } from './harness.ts';
import { jsonText } from '../../support/json-text.ts';

const photo = '{"photo":"https://img.example/a.jpg","order":1,"alt_tag":"A","caption":""}';
/** Returns the body of a save: the site's record and the two flags. */
export const asSaved = (document: string): string =>
  ['resaveGalleryPhotos', 'resaveHeroPhotos']
    .reduce((body, flag) => body.with(flag, RawValue.parse('false')), RawValue.parse(document))
    .toText();
const keyOf = async (harness: Harness) =>
  RawValue.parse(await harness.document())
    .at('sitePk')
    .toText();
const industryOf = async ({ client }: Harness) => (await client.creation.industries())[0]?.id ?? '';
const newSiteOf = async (harness: Harness) => ({
  fbSlug: freshSlug(),
  industry: await industryOf(harness),
  stock: false,
});

export const sites: AreaTests<'sites'> = {
  getSite: {
    ask: (client, { slug }) => client.sites.getSite(slug),
    check: ({ document }, { slug }) => expect(RawValue.parse(document).get(['slug'])?.toValue()).toBe(slug),
    refused: ({ client }) => client.sites.getSite(freshSlug()),
  },
  getModified: {
    ask: (client, { slug }) => client.sites.getModified(slug),
    check: async (modified, harness) =>
      expect(modified).toBe(
        RawValue.parse(await harness.document())
          .at('modified')
          .toValue(),
      ),
    refused: ({ client }) => client.sites.getModified(freshSlug()),
  },
  slugIsTaken: {
    ask: (client, { slug }) => client.sites.slugIsTaken(slug),
    async check(taken, { client }) {
      expect(taken).toBe(true);
      expect(await client.sites.slugIsTaken(freshSlug())).toBe(false);
    },
    refused: ({ client }) => client.sites.slugIsTaken(''),
  },
  spellcheck: {
    ask: (client) => client.sites.spellcheck('We repair your roof qickly and with plesure'),
    async check(words, { client }) {
      expect(words).toEqual(['qickly', 'plesure']);
      expect(await client.sites.spellcheck('')).toEqual([]);
    },
    refused: ({ stranger }) => stranger.sites.spellcheck('qickly'),
  },
  saveSite: {
    ask: async (client, harness) => client.sites.saveSite(asSaved(await harness.document())),
    async check(modified, { client, slug }) {
      // The messy backend answers saves in three forms in turn. Only one of the forms has the modified time.
      if (!isMessy || modified !== undefined) expect(modified).toBe(await client.sites.getModified(slug));
    },
    refused: ({ client }) => client.sites.saveSite('{"slug":"no-key"}'),
  },
  savePhotos: {
    ask: async (client, harness) =>
      client.sites.savePhotos({ heroPhotos: true, id: await keyOf(harness), photos: `[${photo}]` }),
    check: (saved) => expect(JSON.parse(saved)).toMatchObject([JSON.parse(photo)]),
    refused: ({ client }) => client.sites.savePhotos({ heroPhotos: true, id: jsonText('"99999999"'), photos: '[]' }),
  },
  publish: {
    ask: (client, { slug }) => client.sites.publish({ ...publication(slug), paid_url: `${slug}.example` }),
    async check({ url }, { client, slug }) {
      const pages = { ...publication(slug), multipage: true, paid_url: `${slug}.example` };
      for (const address of [url, (await client.sites.publish(pages)).url]) {
        expect((await fetch(address ?? '')).status).toBe(200);
      }
    },
    refused: ({ client, slug }) => client.sites.publish({ ...publication(slug), paid_url: '' }),
  },
};

const publication = (slug: string) => ({
  multipage: false,
  github_repo: '',
  id_key: '',
  slug,
  first_publish_url: null,
});

export const creation: AreaTests<'creation'> = {
  industries: {
    ask: (client) => client.creation.industries(),
    check: (industries) => expect(industries.map(({ name }) => name)).toContain('Plumbing'),
    refused: ({ stranger }) => stranger.creation.industries(),
  },
  demoSites: {
    ask: (client) => client.creation.demoSites(),
    check: (demos) => {
      for (const { slug, companyName } of demos) expect([slug, companyName]).not.toContain('');
    },
    refused: ({ stranger }) => stranger.creation.demoSites(),
  },
  create: {
    ask: async (client, harness) => client.creation.create(await newSiteOf(harness)),
    check: (taskId) => expect(taskId).toMatch(/\S/),
    refused: async (harness) => harness.client.creation.create({ ...(await newSiteOf(harness)), industry: 'Falconry' }),
  },
  taskStatus: {
    ask: async (client, harness) =>
      client.creation.taskStatus(await harness.client.creation.create(await newSiteOf(harness))),
    check: ({ status, error }) => {
      expect(status).toMatch(/\S/);
      expect(error).toBeUndefined();
    },
    refused: ({ client }) => client.creation.taskStatus('none'),
  },
};

export const auth: AreaTests<'auth'> = {
  requestCode: {
    ask: (client) => client.auth.requestCode(testPhone),
    check: (answer) => expect(answer).toHaveProperty('demoCode'),
    refused: ({ stranger }) => stranger.auth.requestCode('07700'),
  },
  verify: {
    ask: async (client, harness) => client.auth.verify(testPhone, await signInCode(harness)),
    check: ({ refreshToken }) => expect(refreshToken).toMatch(/\S/),
    refused: ({ stranger }) => stranger.auth.verify(testPhone, '000000'),
  },
  refresh: {
    async ask(client, harness) {
      const { refreshToken } = await harness.client.auth.verify(testPhone, await signInCode(harness));
      return client.auth.refresh(refreshToken);
    },
    check: ({ refreshToken }) => expect(refreshToken).toMatch(/\S/),
    refused: ({ stranger }) => stranger.auth.refresh('unknown'),
  },
};

/** Buys a domain for the harness's site and returns it. */
export async function boughtDomain({ client, slug }: Harness): Promise<string> {
  const domain = freshDomain();
  await client.domain.purchase(domain, slug);
  return domain;
}
