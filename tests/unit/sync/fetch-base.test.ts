import { expect, test } from 'vitest';
import { fetchDocument } from '../../../src-main/sync/save/fetch-base.ts';

const serverOf = (levels: number) => ({
  getSite: async () => ({ document: `{"slug":"acme","x":${'['.repeat(levels)}${']'.repeat(levels)}}` }),
});

test('[HOST-02] a document of thousands of levels is refused in words, and nothing is kept of it', async () => {
  await expect(fetchDocument(serverOf(63) as never, 'acme')).resolves.toContain('acme');
  const refused = fetchDocument(serverOf(5000) as never, 'acme');
  await expect(refused).rejects.toMatchObject({ code: 'BAD_ANSWER', message: expect.stringContaining('64 levels') });
});
