import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import type { AreaTests } from './harness.ts';
import { asSaved } from './site-calls.ts';

/** path of this call in the embedded backend; another backend's policy may name another path */
const path = process.env.SITEWRIGHT_TEST_REVISIONS ?? '/api/revisions';

export const revisions: AreaTests<'revisions'> = {
  list: {
    async ask(client, harness) {
      await harness.client.sites.saveSite(asSaved(await harness.document()));
      return client.revisions.list(path, harness.slug);
    },
    async check(all, { document }) {
      expect(all[0]).toMatchObject({
        modified: RawValue.parse(await document())
          .at('modified')
          .toValue(),
        own: true,
      });
      expect(all[0]?.by).not.toBe('');
      expect(new Set(all.map(({ modified }) => modified)).size).toBe(all.length);
    },
    refused: ({ client }) => client.revisions.list(path, 'unknown'),
  },
};
