/**
 * Publishes a site, fills the disk, publishes the site again and to another domain, makes room, and publishes once
 * more. Prints one JSON line: the answers, what visitors saw, and what was published before room was made.
 * Arguments: folder, file that fills the disk, bytes that it leaves free
 */
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '../../../src-main/backend/app.ts';

const [, , dataDir = '', filler = '', free = ''] = process.argv;
const slug = 'summit-roofing';
const { app, close } = await createBackend({
  ...{ dataDir, picturesDir: dataDir, port: 0, token: undefined, accessTtl: 900, taskMs: 0 },
  ...{ allowFaults: false, keepBodies: false, messy: false, product: 'Sitewright', publicUrl: '' },
});
let headers = {};
async function post<Answer>(path: string, body: object): Promise<{ status: number; body: Answer }> {
  const answer = await app.request(`http://127.0.0.1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
const get = async (path: string): Promise<string> => (await app.request(`http://127.0.0.1${path}`, { headers })).text();
const publish = async (domain: string) => {
  const target = { slug, paid_url: domain, github_repo: '', id_key: '', first_publish_url: '' };
  const { status, body } = await post<{ message: unknown }>('/publish', target);
  return { status, message: typeof body.message === 'string' ? body.message : '' };
};
async function edit(tagline: string): Promise<void> {
  const { message } = JSON.parse(await get(`/api/getLandingPage/${slug}`)) as { message: object };
  const pictures = { gallery: [], services: [], hero_gallery_photos: [], teammates: [], awards: [], products: '[]' };
  const others = {
    hero_image: '',
    about_upload: '',
    logo: '',
    company_tagline: tagline,
    publish_to_google_storage: true,
  };
  await post('/edit/landingpage', { ...message, ...pictures, ...others });
}
const shown = async () => /Tagline \d/.exec(await get('/sites/roof.example/'))?.[0];

const phoneNumber = '+12025550123';
await post('/pi/auth/internal', { phoneNumber });
const { body } = await post<{ access_token: string }>('/pi/verify/internal', { phoneNumber, authCode: '123456' });
headers = { Authorization: `Bearer ${body.access_token}` };

await edit('Tagline 1');
const before = await publish('roof.example');
await edit('Tagline 2');
const { bavail, bsize } = statfsSync(dataDir);
writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - Number(free))));
const full = [await publish('roof.example'), await publish('other.example')];
const shownWhenFull = await shown();
rmSync(filler);
const folders = readdirSync(join(dataDir, 'published'));
const releases = readdirSync(join(dataDir, 'published/roof.example/releases')).length;
const after = await publish('roof.example');
process.stdout.write(
  JSON.stringify({ before, full, shownWhenFull, folders, releases, after, shownAfter: await shown() }),
);
await close();
