import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { presetContents, type PresetKind } from '#shared/layout/presets.ts';
import { type Contract, openContract, refusal, request } from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const paths: Record<PresetKind, string> = {
  layout: '/api/get_custom_layout_presets/default',
  css: '/api/get_custom_css_presets/default',
};

test.each(['layout', 'css'] as const)(
  '[HOST-02] [LAY-05] the default %s presets come by name under message, each of them usable',
  async (kind) => {
    const answer = await api.call('GET', paths[kind]);
    expect(answer.status).toBe(200);
    const { message } = z.object({ message: z.record(z.string(), z.unknown()) }).parse(answer.json);
    const presets = Object.entries(message).filter(([name]) => !name.startsWith('x_'));
    expect(presets.length).toBeGreaterThan(0);
    for (const [, content] of presets) presetContents[kind].parse(content);
  },
);

test.each(Object.values(paths))('[HOST-02] %s is for those who are signed in', async (path) => {
  const answer = await request(api.url + path, 'GET');
  expect(answer.status).toBe(401);
  refusal.parse(answer.json);
});
