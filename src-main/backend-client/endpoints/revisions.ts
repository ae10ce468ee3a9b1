import { z } from 'zod';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireFlag, wireList, wireText } from '../wire.ts';

/** A save of a site: its modified time, and who made it. `own` is true if the signed-in person made it. */
export interface Revision {
  modified: string;
  by: string;
  own: boolean;
}

const answer = inMessage(
  z.object({ revisions: wireList(z.object({ modified: wireText, by: wireText, own: wireFlag })) }),
);

/**
 * Returns the call that lists saves with their authors. The description of the backend's API does not define it, so
 * only some backends offer it.
 */
export function revisionEndpoints(http: Http) {
  return {
    /** @param path base path of the call, from the policy file; the slug is appended to it */
    async list(path: string, slug: string, options: CallOptions = {}): Promise<Revision[]> {
      const call = { ...options, name: `GET ${path}/{slug}`, path: `${path}/${encodeURIComponent(slug)}` };
      return (await http.json(call, answer)).message.revisions;
    },
  };
}

export type RevisionEndpoints = ReturnType<typeof revisionEndpoints>;
