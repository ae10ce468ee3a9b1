import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { type AreaTests, type Harness, freshDomain } from './harness.ts';
import { asSaved } from './site-calls.ts';

/** path of these calls in the embedded backend; another backend's policy may name another path */
const path = process.env.SITEWRIGHT_TEST_RELEASES ?? '/publish';

async function publishedSite(harness: Harness, paid_url = freshDomain()): Promise<string> {
  const idKey = await idKeyOf(harness);
  const target = { slug: harness.slug, id_key: idKey, paid_url, github_repo: '', first_publish_url: '' };
  await harness.client.sites.publish({ multipage: false, ...target });
  return idKey;
}

const idKeyOf = async (harness: Harness): Promise<string> =>
  String(
    RawValue.parse(await harness.document())
      .at('id_key')
      .toValue(),
  );

/** Saves another text of the site, and publishes the site at the domain. */
async function publishChange(harness: Harness, domain: string, words: string): Promise<void> {
  const record = RawValue.parse(await harness.document());
  const changed = record.with('about', RawValue.parse(JSON.stringify(`The ${words} release`)));
  await harness.client.sites.saveSite(asSaved(changed.toText()));
  await publishedSite(harness, domain);
}

/** the release that `rollBack` shows again */
let rolledBackTo = '';

export const releases: AreaTests<'releases'> = {
  list: {
    ask: async (client, harness) => client.releases.list(path, await publishedSite(harness)),
    check({ known, url, releases: kept }) {
      expect(known).toBe(true);
      expect(url).toMatch(/^https?:\/\//);
      expect(kept.filter(({ current }) => current)).toHaveLength(1);
      expect(kept[0]?.pages).toBeGreaterThan(0);
      expect(kept[0]?.publishedAt).toBeGreaterThan(Date.parse('2026-01-01'));
    },
    refused: ({ client }) => client.releases.list(path, 'unknown'),
  },
  rollBack: {
    async ask(client, harness) {
      const idKey = await idKeyOf(harness);
      const domain = freshDomain();
      await publishChange(harness, domain, 'first');
      const [first] = (await harness.client.releases.list(path, idKey)).releases.filter(({ current }) => current);
      rolledBackTo = first?.id ?? '';
      await publishChange(harness, domain, 'second');
      await client.releases.rollBack(path, idKey, rolledBackTo);
    },
    async check(_answer, harness) {
      const { releases: kept } = await harness.client.releases.list(path, await idKeyOf(harness));
      expect(kept.length).toBeGreaterThan(1);
      expect(kept.filter(({ current }) => current).map(({ id }) => id)).toEqual([rolledBackTo]);
    },
    async refused(harness) {
      await harness.client.releases.rollBack(path, await publishedSite(harness), 'unknown');
    },
  },
  remove: {
    ask: async (client, harness) => client.releases.remove(path, await publishedSite(harness)),
    async check(_answer, harness) {
      const idKey = await idKeyOf(harness);
      expect(await harness.client.releases.list(path, idKey)).toEqual({ known: true, releases: [] });
    },
    refused: ({ client }) => client.releases.remove(path, 'unknown'),
  },
};
