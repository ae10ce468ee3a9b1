import { beforeEach, describe, expect, test } from 'vitest';
import type { TextKind } from '../../../src-main/backend/generation/writer.ts';
import { createEndpointWriter } from '../../../src-main/backend/server/endpoint-writer.ts';
import { type Answer, startEndpoint } from '../../support/endpoint.ts';
import { collectReports } from '../../support/reports.ts';

const about = {
  company: 'Best Licensed Pipes',
  industry: 'Plumbing',
  service: 'Drain cleaning',
  city: 'Reno',
  state: 'NV',
  keywords: ['drain cleaning reno'],
};

let reports: string[];
beforeEach(() => {
  reports = collectReports();
});

const saying =
  (content: string): Answer =>
  (response) =>
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));

/** Starts an endpoint. Returns the requests to it, and a writer that uses it with a key. */
async function endpoint(answer: Answer) {
  const { asked, url } = await startEndpoint(answer);
  return { asked, write: createEndpointWriter({ url, key: 'hush', model: 'small' }) };
}

test('[SRV-06] the endpoint is told trade, place and search words, and to claim nothing, when a text is asked for', async () => {
  const { asked, write } = await endpoint(saying('“Clear drains in Reno, done with care”'));
  expect(await write('tagline', about)).toBe('Clear drains in Reno, done with care');
  const [{ request, body } = expect.fail()] = asked;
  expect([request.method, request.url, request.headers.authorization]).toEqual([
    'POST',
    '/v1/chat/completions',
    'Bearer hush',
  ]);
  expect(body).toMatchObject({ model: 'small', messages: [{ role: 'system' }, { role: 'user' }] });
  const [{ content: rules } = expect.fail(), { content: facts } = expect.fail()] = (
    body as { messages: { content: string }[] }
  ).messages;
  expect(rules).toContain('Never say that the company is licensed, insured');
  expect(facts).toBe(
    'Company: Best Licensed Pipes\nTrade: Plumbing\nService: Drain cleaning\nPlace: Reno, NV\nWords that customers search for: drain cleaning reno',
  );
});

test('[SRV-06] marks of Markdown are gone from a text, and the company’s own name is no claim', async () => {
  const { write } = await endpoint(saying('## Drains\n**Best Licensed Pipes** clears\n- sinks\n* tubs'));
  expect(await write('about', about)).toBe('Drains\nBest Licensed Pipes clears\n• sinks\n• tubs');
});

describe('[SRV-06] a template stands in, and the log says why, when the endpoint', () => {
  test.each<[string, Answer, TextKind, string]>([
    ['refuses', (response) => response.writeHead(429).end('later'), 'about', 'HTTP 429'],
    ['answers no JSON', (response) => response.end('<html>'), 'about', 'JSON'],
    ['answers without a text', (response) => response.end('{"choices":[]}'), 'about', 'the answer has no text'],
    ['answers with an empty text', saying(' "" '), 'about', 'it is empty'],
    ['claims a licence', saying('We are licensed and friendly.'), 'about', 'it claims what nobody has told'],
    ['claims insurance', saying('Fully insured crews.'), 'service short', 'it claims what nobody has told'],
    ['claims years', saying('Serving Reno for 20 years.'), 'about', 'it claims what nobody has told'],
    ['claims a guarantee', saying('Our work is guaranteed.'), 'about', 'it claims what nobody has told'],
    ['names a price', saying('Drains from $99.'), 'about', 'it claims what nobody has told'],
    ['writes too much', saying('a'.repeat(61)), 'metaTitle', 'it has 61 characters, and 60 are the most'],
    ['leaves a placeholder', saying('Welcome to [Company]'), 'tagline', 'it has placeholders or code'],
    ['writes code', saying('<script>alert(1)</script>'), 'tagline', 'it has placeholders or code'],
    ['sends much', (response) => response.end('x'.repeat(300_000)), 'about', 'larger than'],
    [
      'leads elsewhere',
      (response, url) => response.writeHead(302, { location: `${url}/x` }).end(),
      'about',
      'fetch failed',
    ],
    ['hangs up', (response) => response.destroy(), 'about', 'fetch failed'],
  ])('%s', async (_, answer, kind, why) => {
    const { asked, write } = await endpoint(answer);
    expect(await write(kind, about)).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(reports).toEqual([expect.stringContaining(why)]);
    expect(reports.join()).not.toContain('hush');
  });
});
