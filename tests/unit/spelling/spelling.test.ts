import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSpeller, type Speller } from '../../../src-main/spelling/speller.ts';
import { createSpellingService } from '../../../src-main/spelling/spelling-service.ts';

describe('the speller', () => {
  let speller: Speller;
  beforeAll(async () => {
    speller = await createSpeller(['Knoxville']);
  });

  test('[SAVE-05] finds misspelt words once each, in their order', () => {
    expect(speller.misspelled('We fix pipez and drians. Pipez!')).toEqual(['pipez', 'drians', 'Pipez']);
  });

  test.each([
    'Our plumbers’ work, done right.',
    'The circuit breakers’ panel is safe',
    'WATER HEATER REPAIR',
    'Re-piping, hydro-jetting and soffit work by licensed roofers',
    'Call 801-555-0123 or write to office@acme.example, www.acme.example',
    '<strong>Bold</strong> claims in Knoxville',
  ])('[SAVE-05] leaves %s alone', (text) => {
    expect(speller.misspelled(text)).toEqual([]);
  });

  test('[SAVE-05] suggests the likeliest correction first', async () => {
    expect((await speller.suggestions('drians'))[0]).toBe('drains');
    expect(await speller.suggestions('anwers')).toContain('answers');
  });
});

describe('the spell-check of this computer', () => {
  const service = createSpellingService(new URL('../../../src-main/spelling/worker.ts', import.meta.url));
  afterAll(() => service.close());

  test('[SAVE-05] [SYNC-02] answers from a thread of its own, without a server', async () => {
    const [words, corrections] = await Promise.all([service.check('honest anwers'), service.suggest('anwers')]);
    expect(words).toEqual(['anwers']);
    expect(corrections).toContain('answers');
  });

  test('a thread that does not start fails what waits for it', async () => {
    const broken = createSpellingService(new URL('./missing-worker.ts', import.meta.url));
    const first = broken.check('text');
    await expect(first).rejects.toThrow(/missing-worker/);
    // The first thread's `exit` may come only now. The second check must fail with the error of its own thread.
    await expect(broken.check('text')).rejects.toThrow(/missing-worker/);
  });
});
