import { z } from 'zod';
import type { LogoSettings } from '#shared/domain/logo/generator.ts';
import type { JsonText } from '#shared/record/json-text.ts';
import { badAnswer, refused } from '../backend-error.ts';
import type { CallOptions, Http } from '../http.ts';
import { segmentOf } from '../path-of.ts';
import { doneAnswer, inMessage, optionalText, wireList, wireText } from '../wire.ts';

/** Timeout in milliseconds. It is long, because generating pictures can be slow. */
const timeoutMs = 120_000;

/** The address of an image: a string, or the member `url` or `image` of an object. */
const address = z.union(
  [
    wireText,
    z.object({ url: wireText }).transform(({ url }) => url),
    z.object({ image: wireText }).transform(({ image }) => image),
  ],
  'expected the address of an image',
);
const addresses = inMessage(wireList(address).transform((list) => list.filter((each) => each.trim() !== '')));

const refined = z.object({
  logo_refined: optionalText,
  /** an object with `logo_refined`, or a text such as the reason why there is no logo */
  message: z.union([z.string(), z.null(), z.looseObject({})]).optional(),
});

export interface LogoToCreate extends LogoSettings {
  slug: string;
}

export function logoEndpoints(http: Http) {
  return {
    /** Removes the background of the logo. Returns the address of the result. */
    async refine(sitePk: JsonText, logo: string, options: CallOptions = {}): Promise<string> {
      const name = 'POST /api/generate-refined-logo/{sitePk}';
      const path = `/api/generate-refined-logo/${segmentOf(sitePk)}`;
      const call = { timeoutMs, ...options, name, path, body: JSON.stringify({ logo }) };
      const answer = await http.json(call, refined);
      const inside = refined.safeParse(answer.message);
      const address = answer.logo_refined || (inside.data?.logo_refined ?? '');
      if (!address) throw refused(answer.message, 'The server made no logo without background.');
      return address;
    },

    /** Generates logos. Returns their addresses. */
    async generate(slug: string, prompt: string, options: CallOptions = {}): Promise<string[]> {
      const path = `/api/ai-logo-generate/${encodeURIComponent(slug)}`;
      const body = JSON.stringify({ prompt });
      const call = { timeoutMs, ...options, name: 'POST /api/ai-logo-generate/{slug}', path, body };
      return (await http.json(call, addresses)).message;
    },

    /** Returns the addresses of the logos that were generated for the site earlier. */
    async earlier(slug: string, options: CallOptions = {}): Promise<string[]> {
      const path = `/api/ai-logo-get-all/${encodeURIComponent(slug)}`;
      return (await http.json({ ...options, name: 'GET /api/ai-logo-get-all/{slug}', path }, addresses)).message;
    },

    /** Removes the background of an image. Returns the address of the result. */
    async removeBackground(url: string, options: CallOptions = {}): Promise<string> {
      const path = '/api/ai-logo-remove-background';
      const call = { timeoutMs, ...options, name: `POST ${path}`, path, body: JSON.stringify({ url }) };
      const { message } = await http.json(call, inMessage(address));
      if (!message) throw badAnswer(call.name, 'message', 'it is empty');
      return message;
    },

    async create({ slug, ...settings }: LogoToCreate, options: CallOptions = {}): Promise<void> {
      const path = '/api/ai-logo-create';
      const call = { timeoutMs, ...options, name: `POST ${path}`, path, body: JSON.stringify({ slug, ...settings }) };
      await http.json(call, doneAnswer);
    },
  };
}

export type LogoEndpoints = ReturnType<typeof logoEndpoints>;
