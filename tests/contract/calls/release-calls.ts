import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { type AreaTests, type Desk, freshDomain } from './desk.ts';

/** where the embedded backend has these calls; for another one, what its policy names */
const path = process.env.SITEWRIGHT_TEST_RELEASES ?? '/publish';

async function publishedSite(desk: Desk): Promise<string> {
  const record = RawValue.parse(await desk.document());
  const idKey = String(record.at('id_key').toValue());
  const target = { slug: desk.slug, id_key: idKey, paid_url: freshDomain(), github_repo: '', first_publish_url: '' };
  await desk.client.sites.publish({ multipage: false, ...target });
  return idKey;
}

const currentRelease = async ({ client }: Desk, idKey: string) => {
  const { releases } = await client.releases.list(path, idKey);
  return releases.find(({ current }) => current)?.id ?? '';
};

export const releases: AreaTests<'releases'> = {
  list: {
    ask: async (client, desk) => client.releases.list(path, await publishedSite(desk)),
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
    async ask(client, desk) {
      const idKey = await publishedSite(desk);
      await client.releases.rollBack(path, idKey, await currentRelease(desk, idKey));
    },
    check: () => undefined,
    async refused(desk) {
      await desk.client.releases.rollBack(path, await publishedSite(desk), 'unknown');
    },
  },
  remove: {
    ask: async (client, desk) => client.releases.remove(path, await publishedSite(desk)),
    async check(_answer, desk) {
      const idKey = String(
        RawValue.parse(await desk.document())
          .at('id_key')
          .toValue(),
      );
      expect(await desk.client.releases.list(path, idKey)).toEqual({ known: true, releases: [] });
    },
    refused: ({ client }) => client.releases.remove(path, 'unknown'),
  },
};
