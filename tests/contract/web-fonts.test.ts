import { beforeAll, describe, expect, test } from 'vitest';
import { createWebFonts } from '../../src-main/providers/web-fonts/google-fonts.ts';
import { type Contract, openContract, request } from './contract.ts';
import { noLog } from '../support/log.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const listed = () => {
  const address = async () => ({ url: `${api.url}/providers/webfonts/v1`, key: 'demo', headers: {} });
  return createWebFonts({ address, fetch, logger: noLog }).list();
};

describe('[HOST-03] the web-fonts service', () => {
  test('[LOGO-05] lists at least 200 families, the most popular first, each once', async () => {
    const fonts = await listed();
    expect(fonts.length).toBeGreaterThanOrEqual(200);
    expect(new Set(fonts.map(({ family }) => family)).size).toBe(fonts.length);
    expect(fonts.slice(0, 50).map(({ family }) => family)).toEqual(expect.arrayContaining(['Roboto', 'Inter', 'Lato']));
  });

  test('[LOGO-05] has the files of the families that it names files of', async () => {
    const fonts = (await listed()).filter(({ files }) => Object.keys(files).length > 0);
    expect(fonts.map(({ family }) => family)).toEqual(
      expect.arrayContaining(['Inter', 'Fraunces', 'Barlow Condensed']),
    );
    for (const { files } of fonts) {
      const answer = await fetch(Object.values(files)[0] ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  test('[HOST-03] refuses who gives no key, in the words of the service', async () => {
    const answer = await request(`${api.url}/providers/webfonts/v1/webfonts`, 'GET');
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } });
  });

  test.each(['/media/fonts/none.woff2', '/media/fonts/..%2Ficon.png'])('serves no other file: %s', async (path) => {
    expect((await request(api.url + path, 'GET')).status).toBe(404);
  });
});
