import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteExport } from '../../../src-main/features/publishing/export-site.ts';
import { plumber } from '../../support/sites/index.ts';

const signal = new AbortController().signal;
const fonts = join(import.meta.dirname, '../../../resources/page-fonts');
const gone = 'https://media.example/plumber/work-3.jpg';
const site = {
  ...plumber,
  id_key: 'key-1',
  paid_url: 'plumber.example',
  multipage: true,
  redirects: [{ source: '/specials', destination: '/services/', redirect_type: '301' }],
};

async function exporter(path?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const target = join(folder, path ?? 'site.zip');
  const run = createSiteExport({
    pictureBytes: (url) =>
      url === gone
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ type: 'image/webp', bytes: Buffer.from(`picture ${url}`) }),
    converter: {
      look: () =>
        Promise.resolve({
          type: 'image/webp',
          width: 2000,
          height: 1000,
          hasAlpha: false,
          colors: [],
          subject: { x: 0.5, y: 0.5 },
        }),
      thumbnail: (bytes) =>
        Promise.resolve({ bytes: Buffer.concat([Buffer.from('small '), bytes]), likeness: '00000000000000ff' }),
    },
    fonts,
    cutFonts: async ({ family }) =>
      family === 'Lobster' ? { bytes: Buffer.from('a font') } : { problem: 'unreachable' },
    chooseFile: () => Promise.resolve(path === '' ? undefined : target),
    publicUrl: 'https://studio.example',
    productName: 'Sitewright',
  });
  return { folder, target, run };
}

test('[PAGE-01] an exported site holds every file that its pages name, and nothing of a picture that cannot be read', async () => {
  const { folder, target, run } = await exporter();
  expect(await run(site, signal)).toEqual({ path: target, missing: 1 });
  expect(await readdir(folder)).toEqual(['site.zip']);
  const files = unzipSync(await readFile(target));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'services/index.html', 'specials/index.html', '_redirects']),
  );
  const named = new Set<string>();
  for (const [path, bytes] of Object.entries(files)) {
    if (!path.endsWith('.html')) continue;
    for (const [asset] of strFromU8(bytes).matchAll(/assets\/[\w.-]+/g)) named.add(asset);
  }
  expect(
    Object.keys(files)
      .filter((path) => path.startsWith('assets/'))
      .toSorted(),
  ).toEqual([...named].toSorted());
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).not.toContain(gone);
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('https://studio.example/public/messages/key-1');
});

test('[PAGE-09] an exported site holds the font that staff chose where it can be fetched', async () => {
  const exported = async (custom_all_font: string) => {
    const { target, run } = await exporter();
    await run({ ...site, custom_all_font }, signal);
    const files = unzipSync(await readFile(target));
    return {
      fonts: Object.keys(files).filter((path) => path.endsWith('.woff2')),
      html: strFromU8(files['index.html']!),
    };
  };
  const lobster = await exported('Lobster');
  expect(lobster.fonts.toSorted()).toEqual(['assets/lobster-400.woff2', 'assets/lobster-700.woff2']);
  expect(lobster.html).toContain('@font-face{font-family:"Lobster";src:url("assets/lobster-700.woff2")');
  const offline = await exported('Pacifico');
  expect(offline.fonts.length).toBeGreaterThan(0);
  expect(offline.html).not.toContain('Pacifico');
});

test('[PAGE-01] an export for which no file is chosen writes nothing; one that cannot be written says so and leaves nothing', async () => {
  const cancelled = await exporter('');
  expect(await cancelled.run(site, signal)).toEqual({ missing: 0 });
  const { folder, run } = await exporter('no-such-folder/site.zip');
  await expect(run(site, signal)).rejects.toMatchObject({ code: 'DISK' });
  expect(await readdir(folder)).toEqual([]);
});
