import { expect, test } from 'vitest';
import { layoutEndpoints } from '../../../src-main/backend-client/endpoints/layout.ts';
import type { Http } from '../../../src-main/backend-client/http.ts';

const answering = (message: unknown) =>
  layoutEndpoints({ json: async (_request, schema) => schema.parse({ message }) } as Pick<Http, 'json'> as Http);

const wide = { hero: { version: 'v3', order: 1 } };

test.each([
  ['by name', { Wide: wide }],
  ['as a list', [{ name: 'Wide', preset: wide }]],
  ['as JSON text', JSON.stringify({ Wide: wide })],
  ['each as JSON text', { Wide: JSON.stringify(wide) }],
  ['beside one that makes no sense', { Odd: { hero: { version: 'v9' } }, Wide: wide, ' ': wide }],
])('[LAY-05] default presets are read: %s', async (_form, message) => {
  expect(await answering(message).defaultPresets('layout')).toEqual([{ kind: 'layout', name: 'Wide', content: wide }]);
});

test('[LAY-05] default presets are an empty list when the server has none, and another shape is an error', async () => {
  expect(await answering(null).defaultPresets('css')).toEqual([]);
  expect(await answering({}).defaultPresets('css')).toEqual([]);
  await expect(answering(7).defaultPresets('css')).rejects.toThrow('expected presets by name');
});
