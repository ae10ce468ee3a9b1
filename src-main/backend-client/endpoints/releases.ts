import { z } from 'zod';
import type { Releases } from '#shared/ipc/publishing.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireFlag, wireList, wireNumber, wireText } from '../wire.ts';

const release = z.object({ id: wireText, published_at: wireText, pages: wireNumber, current: wireFlag });
const answer = inMessage(z.object({ url: optionalText, modified: optionalText, releases: wireList(release) }));

/**
 * Returns the calls about releases. The description of the backend's API does not define these calls, so only some
 * backends offer them.
 */
export function releaseEndpoints(http: Http, baseUrl: () => Promise<string>) {
  return {
    /** @param path base path of the calls, from the policy file; `/publish` for the embedded backend */
    async list(path: string, idKey: string, options: CallOptions = {}): Promise<Releases> {
      const name = `GET ${path}/releases/{id_key}`;
      const call = { ...options, name, path: `${path}/releases/${encodeURIComponent(idKey)}` };
      const { url, modified, releases } = (await http.json(call, answer)).message;
      return {
        known: true,
        releases: releases.map(({ id, published_at, pages, current }) => ({
          id,
          publishedAt: Date.parse(published_at) || 0,
          pages,
          current,
        })),
        ...(url && { url: new URL(url, await baseUrl()).href }),
        ...(modified && { modified }),
      };
    },

    async rollBack(path: string, idKey: string, releaseId: string, options: CallOptions = {}): Promise<void> {
      const body = JSON.stringify({ id_key: idKey, release: releaseId });
      await http.text({ ...options, name: `POST ${path}/rollback`, path: `${path}/rollback`, body });
    },

    async remove(path: string, idKey: string, options: CallOptions = {}): Promise<void> {
      const body = JSON.stringify({ id_key: idKey });
      await http.text({ ...options, name: `POST ${path}/remove`, path: `${path}/remove`, body });
    },
  };
}

export type ReleaseEndpoints = ReturnType<typeof releaseEndpoints>;
