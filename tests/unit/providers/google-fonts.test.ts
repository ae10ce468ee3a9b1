import { describe, expect, test } from 'vitest';
import { createWebFonts } from '../../../src-main/providers/web-fonts/google-fonts.ts';
import { noLog } from '../../support/log.ts';

/** Returns a provider that gets its responses from `answer`, and the URLs of its requests. */
function harness(answer: () => Response) {
  const requests: URL[] = [];
  const fonts = createWebFonts({
    address: async () => ({ url: 'https://fonts.example/v1', key: 'k3y', headers: {} }),
    fetch: async (url) => {
      requests.push(new URL(String(url)));
      return answer();
    },
    logger: noLog,
  });
  return { fonts, requests };
}

describe('the web-fonts service', () => {
  test('[LOGO-05] is asked for the most popular families first', async () => {
    const items = [
      {
        family: 'Lora',
        category: 'serif',
        variants: ['regular', 'italic', '700', '700italic'],
        files: {
          regular: 'http://fonts.gstatic.com/s/lora/400.woff2',
          italic: 'http://x.example/i',
          700: 'https://x/7',
        },
        menu: 'http://fonts.gstatic.com/lora-menu.ttf',
      },
      { family: 'Odd', category: 'unheard-of', variants: null, files: null },
    ];
    const { fonts, requests } = harness(() => Response.json({ kind: 'webfonts#webfontList', items }));
    expect(await fonts.list()).toEqual([
      {
        family: 'Lora',
        category: 'serif',
        weights: [400, 700],
        files: { '400': 'https://fonts.gstatic.com/s/lora/400.woff2', '700': 'https://x/7' },
      },
      { family: 'Odd', category: 'display', weights: [], files: {} },
    ]);
    expect(requests[0]?.href).toBe('https://fonts.example/v1/webfonts?key=k3y&sort=popularity&capability=WOFF2');
  });

  test.each([
    [
      () => Response.json({ error: { message: 'API key not valid.' } }, { status: 400 }),
      'BACKEND_REFUSED',
      /API key not valid/,
    ],
    [() => new Response('no', { status: 403 }), 'BACKEND_REFUSED', /HTTP 403/],
    [() => Response.json({ items: 'none' }), 'BAD_ANSWER', /web-fonts service’s list/],
  ])('[HOST-03] that fails says how', async (answer, code, message) => {
    await expect(harness(answer).fonts.list()).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });
});
