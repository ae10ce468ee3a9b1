import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Contract, openContract, refusal, wire } from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

describe('texts and pros', () => {
  test('[MAP-01] are two lists under message', async () => {
    const { json } = await api.call('GET', '/api/get-all-texts');
    const item = z.looseObject({ id: wire.nonEmptyText, city: wire.text, state: wire.text });
    const { message } = z
      .object({ message: z.looseObject({ texts: wire.list(item), pros: wire.list(item) }) })
      .parse(json);
    expect(Object.keys(message.texts[0] ?? {})).toEqual(
      expect.arrayContaining(['sender_address', 'sender_latitude', 'sender_longitude']),
    );
    expect(Object.keys(message.pros[0] ?? {})).toEqual(
      expect.arrayContaining(['address', 'address_latitude', 'address_longitude']),
    );
  });

  test('[MAP-01] are all there without a page, and come in pages, each once, where pages are asked for', async () => {
    const item = z.looseObject({ id: wire.nonEmptyText });
    const answer = z.object({
      message: z.looseObject({ texts: wire.list(item), pros: wire.list(item), next: wire.text }),
    });
    const ask = async (query: string) => {
      const { json } = await api.call('GET', `/api/get-all-texts${query}`);
      return answer.parse(json).message;
    };
    const all = await ask('');
    expect(all.next ?? '').toBe('');
    const paged: string[] = [];
    const pros: string[] = [];
    for (let query = '?limit=90'; query !== '';) {
      const page = await ask(query);
      expect(page.texts.length).toBeLessThanOrEqual(90);
      paged.push(...page.texts.map(({ id }) => String(id)));
      pros.push(...page.pros.map(({ id }) => String(id)));
      query = page.next ? `?${new URLSearchParams({ limit: '90', before: String(page.next) })}` : '';
    }
    // Compares only texts that were not deleted meanwhile: other tests send and delete texts at the same time.
    const later = new Set((await ask('')).texts.map(({ id }) => String(id)));
    const stayed = all.texts.map(({ id }) => String(id)).filter((id) => later.has(id));
    expect(paged.filter((id) => stayed.includes(id))).toEqual(stayed);
    expect(pros).toEqual(all.pros.map(({ id }) => String(id)));
  });

  test('[MAP-01] counts are JSON text of name and number within the JSON', async () => {
    const { json } = await api.call('GET', '/api/get-text-counts');
    const { message } = z.object({ message: z.looseObject({ textCounts: z.string() }) }).parse(json);
    z.record(z.string(), wire.number).parse(JSON.parse(message.textCounts));
  });

  test.each([
    ['/api/save-text-geocodes', { textId: 1, latitude: 'north', longitude: 0, city: '', state: '' }, 400],
    ['/api/save-text-geocodes', { latitude: 1, longitude: 1, city: '', state: '' }, 400],
    ['/api/save-text-geocodes', { textId: 999_999_999, latitude: 1, longitude: 1, city: '', state: '' }, 404],
    ['/api/save-landing-page-geocodes', { latitude: 1, longitude: 1, city: '', state: '' }, 400],
  ])('[MAP-02] POST %s with %j is refused', async (path, body, status) => {
    const answer = await api.call('POST', path, body);
    expect(answer.status).toBe(status);
    refusal.parse(answer.json);
  });
});
