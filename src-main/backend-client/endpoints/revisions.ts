import { z } from 'zod';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireFlag, wireList, wireText } from '../wire.ts';

/** A save of a site: the modified time that it gave, and who made it, `own` for the person who asks. */
export interface Revision {
  modified: string;
  by: string;
  own: boolean;
}

const answer = inMessage(
  z.object({ revisions: wireList(z.object({ modified: wireText, by: wireText, own: wireFlag })) }),
);

/** The call about saves by name, which the documents do not have; only for backends that offer it. */
export function revisionEndpoints(http: Http) {
  return {
    /** @param path of the call, from the policy file */
    async list(path: string, slug: string, options: CallOptions = {}): Promise<Revision[]> {
      const call = { ...options, name: `GET ${path}/{slug}`, path: `${path}/${encodeURIComponent(slug)}` };
      return (await http.json(call, answer)).message.revisions;
    },
  };
}

export type RevisionEndpoints = ReturnType<typeof revisionEndpoints>;
