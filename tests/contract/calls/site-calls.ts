import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { testPhone } from '../../support/client.ts';
import { freshSlug } from '../contract.ts';
import { type AreaTests, type Desk, freshDomain, signInCode } from './desk.ts';

const photo = '{"photo":"https://img.example/a.jpg","order":1,"alt_tag":"A"}';
const keyOf = async (desk: Desk) =>
  RawValue.parse(await desk.document())
    .at('sitePk')
    .toText();
const industryOf = async ({ client }: Desk) => (await client.creation.industries())[0]?.id ?? '';
const newSiteOf = async (desk: Desk) => ({ fbSlug: freshSlug(), industry: await industryOf(desk), stock: false });

export const sites: AreaTests<'sites'> = {
  getSite: {
    ask: (client, { slug }) => client.sites.getSite(slug),
    check: ({ document }, { slug }) => expect(RawValue.parse(document).get(['slug'])?.toValue()).toBe(slug),
    refused: ({ client }) => client.sites.getSite(freshSlug()),
  },
  getModified: {
    ask: (client, { slug }) => client.sites.getModified(slug),
    check: async (modified, desk) =>
      expect(modified).toBe(
        RawValue.parse(await desk.document())
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
    ask: async (client, desk) => client.sites.saveSite(await desk.document()),
    check: (nothing) => expect(nothing).toBeUndefined(),
    refused: ({ client }) => client.sites.saveSite('{"slug":"no-key"}'),
  },
  savePhotos: {
    ask: async (client, desk) =>
      client.sites.savePhotos({ heroPhotos: true, id: await keyOf(desk), photos: `[${photo}]` }),
    check: (saved) => expect(JSON.parse(saved)).toMatchObject([JSON.parse(photo)]),
    refused: ({ client }) => client.sites.savePhotos({ heroPhotos: true, id: '"99999999"', photos: '[]' }),
  },
  publish: {
    ask: (client, { slug }) => client.sites.publish({ ...publication(slug), paid_url: `${slug}.example` }),
    check: async ({ url }) => expect((await fetch(url ?? '')).status).toBe(200),
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
    ask: async (client, desk) => client.creation.create(await newSiteOf(desk)),
    check: (taskId) => expect(taskId).toMatch(/\S/),
    refused: async (desk) => desk.client.creation.create({ ...(await newSiteOf(desk)), industry: 'Falconry' }),
  },
  taskStatus: {
    ask: async (client, desk) => client.creation.taskStatus(await desk.client.creation.create(await newSiteOf(desk))),
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
    ask: async (client, desk) => client.auth.verify(testPhone, await signInCode(desk)),
    check: ({ refreshToken }) => expect(refreshToken).toMatch(/\S/),
    refused: ({ stranger }) => stranger.auth.verify(testPhone, '000000'),
  },
  refresh: {
    async ask(client, desk) {
      const { refreshToken } = await desk.client.auth.verify(testPhone, await signInCode(desk));
      return client.auth.refresh(refreshToken);
    },
    check: ({ refreshToken }) => expect(refreshToken).toMatch(/\S/),
    refused: ({ stranger }) => stranger.auth.refresh('unknown'),
  },
};

/** A domain that was bought for the desk's site. */
export async function boughtDomain({ client, slug }: Desk): Promise<string> {
  const domain = freshDomain();
  await client.domain.purchase(domain, slug);
  return domain;
}
