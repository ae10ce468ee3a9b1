import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { type AreaTests, type Harness, freshDomain } from './harness.ts';

/** path of these calls in the embedded backend; another backend's policy may name another path */
const path = process.env.SITEWRIGHT_TEST_RELEASES ?? '/publish';

async function publishedSite(harness: Harness): Promise<string> {
  const record = RawValue.parse(await harness.document());
  const idKey = String(record.at('id_key').toValue());
  const target = { slug: harness.slug, id_key: idKey, paid_url: freshDomain(), github_repo: '', first_publish_url: '' };
  await harness.client.sites.publish({ multipage: false, ...target });
  return idKey;
}

const currentRelease = async ({ client }: Harness, idKey: string) => {
  const { releases } = await client.releases.list(path, idKey);
  return releases.find(({ current }) => current)?.id ?? '';
};

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
      const idKey = await publishedSite(harness);
      await client.releases.rollBack(path, idKey, await currentRelease(harness, idKey));
    },
    check: () => undefined,
    async refused(harness) {
      await harness.client.releases.rollBack(path, await publishedSite(harness), 'unknown');
    },
  },
  remove: {
    ask: async (client, harness) => client.releases.remove(path, await publishedSite(harness)),
    async check(_answer, harness) {
      const idKey = String(
        RawValue.parse(await harness.document())
          .at('id_key')
          .toValue(),
      );
      expect(await harness.client.releases.list(path, idKey)).toEqual({ known: true, releases: [] });
    },
    refused: ({ client }) => client.releases.remove(path, 'unknown'),
  },
};
