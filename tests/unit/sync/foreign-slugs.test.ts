import { expect, test } from 'vitest';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, siteText } from '../../support/site-harness.ts';

test('[SAVE-02, HOST-02] a site is saved whatever its server calls it; a new slug that is none is refused in words', async () => {
  const slug = `joes.${'a'.repeat(150)}`;
  const own = await openHarness(siteText.replace('"slug":"acme"', `"slug":"${slug}"`));
  const saveOwn = () => saveSite(own.actor, {}, own.savePorts);
  try {
    own.actor.edit('s', [{ op: 'set', path: ['company_tagline'], value: 'New' }]);
    expect(await saveOwn()).toMatchObject({ slug });
    own.actor.edit('s', [{ op: 'set', path: ['slug'], value: 'a'.repeat(101) }]);
    await expect(saveOwn()).rejects.toMatchObject({
      code: 'NOT_SAVABLE',
      message: 'Slug: Too long: a slug has at most 100 characters.',
    });
    expect(own.server.posts).toHaveLength(1);
  } finally {
    await own.dispose();
  }
});
