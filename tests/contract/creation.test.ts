import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Contract, runCreation, freshSlug, getSite, openContract, refusal } from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const industryList = z.object({
  message: z.array(z.looseObject({ id: z.union([z.number(), z.string()]), industry_name: z.string().min(1) })).min(1),
});

describe('[HOST-02] creating a site', () => {
  test('[NEW-01] industries come with ids and names', async () => {
    const { message } = industryList.parse((await api.call('GET', '/api/get_all_industries')).json);
    expect(new Set(message.map(({ id }) => id)).size).toBe(message.length);
  });

  test('[NEW-03] a task completes with the slug of a site of that industry', async () => {
    const { message } = industryList.parse((await api.call('GET', '/api/get_all_industries')).json);
    const industry = message.at(-1);
    const state = await runCreation(api, { fbSlug: freshSlug(), industry: industry?.id });
    expect(state.status).toBe('completed');
    const { site } = await getSite(api, state.result?.slug ?? '');
    expect(site.company_type).toBe(industry?.industry_name);
    expect((site.services as unknown[]).length).toBeGreaterThan(0);
  });

  test('[NEW-05] a stock site is named by the slug field', async () => {
    const name = `Stock ${freshSlug()}`;
    const state = await runCreation(api, { fbSlug: name, industry: 'Plumbing', stock: true });
    expect(state.status).toBe('completed');
    expect((await getSite(api, state.result?.slug ?? '')).site.fbSlug).toBe(name);
  });

  test('[NEW-04] a slug that is in use makes the task fail, and says so', async () => {
    const fbSlug = freshSlug();
    expect((await runCreation(api, { fbSlug, industry: 'Plumbing' })).status).toBe('completed');
    const second = await runCreation(api, { fbSlug, industry: 'Plumbing' });
    expect(second.status).toBe('failed');
    expect(second.error).toContain(fbSlug);
  });

  test.each([
    ['no slug', { industry: 'Plumbing' }],
    ['no industry', { fbSlug: 'someone' }],
    ['an unknown industry', { fbSlug: 'someone', industry: 'Falconry' }],
    ['a slug without letters', { fbSlug: '…', industry: 'Plumbing' }],
  ])('[NEW-04] %s does not start a task', async (_, body) => {
    const answer = await api.call('POST', '/api/landing-pages/', body);
    expect(answer.status).toBe(400);
    refusal.parse(answer.json);
  });

  test('the status of an unknown task is a 404', async () => {
    expect((await api.call('GET', '/api/tasks/none/status/')).status).toBe(404);
  });
});
