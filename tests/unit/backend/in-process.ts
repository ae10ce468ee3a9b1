import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Backend, createBackend } from '../../../src-main/backend/app.ts';
import type { BackendOptions } from '../../../src-main/backend/options.ts';

const origin = 'http://127.0.0.1';

export interface InProcess {
  backend: Backend;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** resolves to the headers of a signed-in user's requests */
  signedIn(): Promise<Record<string, string>>;
}

/** Values that remove most pictures from a site, so that it is published quickly. */
export const withoutPictures = {
  gallery: [],
  services: [],
  hero_gallery_photos: [],
  teammates: [],
  awards: [],
  about_upload: '',
  hero_image: '',
  products: '[]',
};

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-backend-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Creates a backend that does not listen on a port. It is closed after the test. */
export async function inProcess(options: Partial<BackendOptions> = {}): Promise<InProcess> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const backend = await createBackend({
    port: 0,
    token: undefined,
    accessTtl: 900,
    taskMs: 0,
    allowFaults: false,
    keepBodies: false,
    messy: false,
    product: 'Sitewright',
    publicUrl: '',
    ...options,
    dataDir,
    picturesDir: options.picturesDir ?? dataDir,
  });
  onTestFinished(() => backend.close());
  const get: InProcess['get'] = async (path, headers = {}) => backend.app.request(origin + path, { headers });
  const post: InProcess['post'] = async (path, body, headers = {}) =>
    backend.app.request(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    backend,
    get,
    post,
    async signedIn() {
      const phoneNumber = '+12025550123';
      await post('/pi/auth/internal', { phoneNumber });
      const answer = await post('/pi/verify/internal', { phoneNumber, authCode: '123456' });
      const { access_token } = (await answer.json()) as { access_token: string };
      return { Authorization: `Bearer ${access_token}` };
    },
  };
}
