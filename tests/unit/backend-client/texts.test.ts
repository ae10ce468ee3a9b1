import { expect, test } from 'vitest';
import { clientOf, json, type Reply } from './fake-backend.ts';

const answerOf = (ids: number[], facts: object = {}) =>
  json({ message: { texts: ids.map((id) => ({ id, city: null, state: null })), pros: [{ id: 7 }], ...facts } });

async function readAll(replies: Reply[]) {
  const { client, requests } = clientOf(replies);
  const { texts, pros, canDelete } = await client.texts.all();
  return {
    ids: texts.map(({ id }) => id),
    pros: pros.length,
    canDelete,
    queries: requests.map(({ url }) => url.search),
  };
}

test('[HOST-02] texts of a server that knows no pages and deletes none come in one answer', async () => {
  expect(await readAll([() => answerOf([3, 2, 1])])).toEqual({
    ids: ['3', '2', '1'],
    pros: 1,
    canDelete: false,
    queries: ['?limit=500'],
  });
});

test('[PAGE-05] texts of a server with pages are asked for until the last', async () => {
  const replies = [
    () => answerOf([3, 2], { next: 'b 2', can_delete: true }),
    () => json({ message: { texts: [{ id: 1 }], pros: null, next: null, can_delete: true } }),
  ];
  expect(await readAll(replies)).toEqual({
    ids: ['3', '2', '1'],
    pros: 1,
    canDelete: true,
    queries: ['?limit=500', '?limit=500&before=b+2'],
  });
});

test('[HOST-02] a server whose pages repeat themselves is not asked for ever', async () => {
  const { queries } = await readAll([() => answerOf([1], { next: 'again' })]);
  expect(queries).toHaveLength(2);
});

test('[HOST-02] a server is not asked for ever when two pages name each other as the next', async () => {
  const pages = ['a', 'b', 'a', 'b'].map((next) => () => answerOf([1], { next }));
  const { queries } = await readAll([...pages, () => answerOf([1])]);
  expect(queries).toEqual(['?limit=500', '?limit=500&before=a', '?limit=500&before=b']);
});

test('[PAGE-05] what a text’s sender has left is read in any form, and missing where nobody tells it', async () => {
  const { client } = clientOf([
    () =>
      json({
        message: {
          texts: [
            { id: 1, sender_phone: 7755550142, sender_email: 'ann@example.com', consent: '1' },
            { id: 2, sender_phone: null, consent: false },
            { id: 3, consent: 'perhaps' },
            { id: 4 },
          ],
          pros: null,
        },
      }),
  ]);
  const { texts } = await client.texts.all();
  expect(texts.map(({ phone, email, consent }) => [phone, email, consent])).toEqual([
    ['7755550142', 'ann@example.com', true],
    ['', '', false],
    ['', '', undefined],
    ['', '', undefined],
  ]);
});
