import { z } from 'zod';
import type { Contact } from '#shared/ipc/content.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList, wireText } from '../wire.ts';

const contacts = inMessage(wireList(z.object({ display_id: wireText, display_name: optionalText })));

export function contactEndpoints(http: Http, path: string) {
  return {
    async list(options: CallOptions = {}): Promise<Contact[]> {
      const { message } = await http.json({ ...options, name: `GET ${path}`, path }, contacts);
      return message.map(({ display_id, display_name }) => ({ id: display_id, name: display_name || display_id }));
    },
  };
}

export type ContactEndpoints = ReturnType<typeof contactEndpoints>;
