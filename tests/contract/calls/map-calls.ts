import { expect } from 'vitest';
import type { AreaTests, Harness } from './harness.ts';

const asheville = { latitude: 35.595, longitude: -82.551, city: 'Asheville', state: 'NC' };
const firstText = async ({ client }: Harness) => (await client.texts.all()).texts[0]?.id ?? '';

export const texts: AreaTests<'texts'> = {
  all: {
    ask: (client) => client.texts.all(),
    check({ texts, pros }) {
      for (const list of [texts, pros]) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        for (const { latitude, longitude } of list) expect(latitude === undefined).toBe(longitude === undefined);
      }
    },
    refused: ({ stranger }) => stranger.texts.all(),
  },
  counts: {
    ask: (client) => client.texts.counts(),
    check(counts) {
      expect(counts.length).toBeGreaterThan(0);
      for (const { name, count } of counts) {
        expect(name).toMatch(/\S/);
        expect(count).toBeGreaterThan(0);
      }
    },
    refused: ({ stranger }) => stranger.texts.counts(),
  },
  remove: {
    ask: async (client) => client.texts.remove((await client.texts.all()).texts.at(-1)?.id ?? ''),
    async check(nothing, { client }) {
      expect(nothing).toBeUndefined();
      const { texts, canDelete } = await client.texts.all();
      expect(canDelete).toBe(true);
      const { id = '' } = texts.at(-1) ?? {};
      await client.texts.remove(id);
      expect((await client.texts.all()).texts.map((text) => text.id)).not.toContain(id);
    },
    refused: ({ client }) => client.texts.remove('999999999'),
  },
  savePlace: {
    ask: async (client, harness) => client.texts.savePlace('text', await firstText(harness), asheville),
    async check(nothing, harness) {
      expect(nothing).toBeUndefined();
      const id = await firstText(harness);
      expect((await harness.client.texts.all()).texts[0]).toMatchObject({ id, ...asheville });
      const [pro] = (await harness.client.texts.all()).pros;
      await harness.client.texts.savePlace('pro', pro?.id ?? '', asheville);
      expect((await harness.client.texts.all()).pros[0]).toMatchObject({ id: pro?.id, ...asheville });
    },
    refused: ({ client }) => client.texts.savePlace('pro', '999999999', asheville),
  },
};
