import { expect, test } from 'vitest';
import { openAcme } from '../../support/sync-harness.ts';

test('[SAVE-06] a save from the queue replaces a post without an answer whose edits were taken back since', async () => {
  const { server, harness } = await openAcme();
  harness.set('acme', 'about', 'Typed');
  server.fail('saveSite', 'before');
  await expect(harness.save('acme')).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  harness.site.undo('acme');
  expect(harness.site.actor('acme').isSaved).toBe(false);
  harness.queue('acme', 'save', {});
  await harness.outbox.drain();
  expect(server.posts).toHaveLength(1);
  expect(harness.site.actor('acme').isSaved).toBe(true);
  await harness.dispose();
});
