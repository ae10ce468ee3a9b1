import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { convertPhoto } from '../../src-main/media/converter/convert.ts';
import { writeCameraPhotos } from '../bench/camera-photos.ts';
import { type MadeSite, slugOf } from '../bench/made-sites.ts';
import type { Call } from '../bench/team-server.ts';

/** Calls `work` the given number of times, one call at a time. Returns the milliseconds of each call. */
export async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await work(at);
    times.push(performance.now() - start);
  }
  return times;
}

export const domainOf = (at: number): string => `${slugOf(at)}.example`;

export const publish = (call: Call, at: number): Promise<ArrayBuffer> => {
  const target = { slug: slugOf(at), paid_url: domainOf(at), github_repo: '', id_key: '', first_publish_url: '' };
  return call('/publish', JSON.stringify(target));
};

export const save = (call: Call, site: object): Promise<ArrayBuffer> => call('/edit/landingpage', JSON.stringify(site));

/** Returns the given number of different photos, converted as the app sends them. */
export async function photosIn(folder: string, count: number): Promise<Buffer[]> {
  const files = await writeCameraPhotos(folder, count);
  return Promise.all(files.map(async (file) => Buffer.from((await convertPhoto(await readFile(file))).bytes)));
}

/** Uploads photos as the app does. Returns the site with these photos at the beginning of its gallery. */
export async function withPhotos(call: Call, site: MadeSite, photos: readonly Buffer[]): Promise<MadeSite> {
  const added = [];
  for (const bytes of photos) {
    const asked = await call('/api/get-presigned-url', JSON.stringify({ fileName: 'work.webp', contentType: TYPE }));
    const { message } = JSON.parse(Buffer.from(asked).toString()) as {
      message: Record<'uploadUrl' | 'fileUrl', string>;
    };
    const sent = await fetch(message.uploadUrl, {
      method: 'PUT',
      headers: { 'Content-Type': TYPE },
      body: new Uint8Array(bytes),
    });
    if (!sent.ok) throw new Error(`The upload failed: ${String(sent.status)} ${await sent.text()}`);
    added.push({
      photo: message.fileUrl,
      caption: 'Repiped bathroom',
      order: added.length,
      homepage_order: added.length,
    });
  }
  return { ...site, gallery: [...added, ...(site['gallery'] as object[])] } as MadeSite;
}

const TYPE = 'image/webp';

/** Sends the form of a published page as a visitor's browser without script does. */
export async function sendMessage(url: string, at: number): Promise<void> {
  const form = new URLSearchParams({
    name: `Visitor ${String(at)}`,
    phone: '5125550142',
    elapsed: '',
    message: 'The tap in our kitchen drips, and the heater is cold in the morning. When could somebody come and look?',
  });
  const asked = request(`${url}/public/messages/key-${slugOf(0)}`, {
    method: 'POST',
    headers: { Host: domainOf(0), 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  asked.end(form.toString());
  const [answer] = await once(asked, 'response');
  answer.resume();
  if (answer.statusCode !== 303) throw new Error(`A message got ${String(answer.statusCode)}.`);
}
