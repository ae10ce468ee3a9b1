import { z } from 'zod';
import type { LogoSettings } from '#shared/domain/logo/generator.ts';
import type { JsonText } from '#shared/record/json-text.ts';
import { badAnswer, refused } from '../backend-error.ts';
import type { CallOptions, Http } from '../http.ts';
import { pathOf } from '../path-of.ts';
import { doneAnswer, inMessage, optionalText, wireList, wireText } from '../wire.ts';

/** Generating pictures can be slow. */
const timeoutMs = 120_000;

/** The address of an image: a text, or a member of an object. */
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
  /** the answer's data, or a message in its place */
  message: z.union([z.string(), z.null(), z.looseObject({})]).optional(),
});

export interface LogoToCreate extends LogoSettings {
  slug: string;
}

export function logoEndpoints(http: Http) {
  return {
    /** The address of the logo without its background. */
    async refine(sitePk: JsonText, logo: string, options: CallOptions = {}): Promise<string> {
      const name = 'POST /api/generate-refined-logo/{sitePk}';
      const path = `/api/generate-refined-logo/${pathOf(sitePk)}`;
      const call = { timeoutMs, ...options, name, path, body: JSON.stringify({ logo }) };
      const answer = await http.json(call, refined);
      const inside = refined.safeParse(answer.message);
      const address = answer.logo_refined || (inside.data?.logo_refined ?? '');
      if (!address) throw refused(answer.message, 'The server made no logo without background.');
      return address;
    },

    /** Addresses of the generated logos. */
    async generate(slug: string, prompt: string, options: CallOptions = {}): Promise<string[]> {
      const path = `/api/ai-logo-generate/${encodeURIComponent(slug)}`;
      const body = JSON.stringify({ prompt });
      const call = { timeoutMs, ...options, name: 'POST /api/ai-logo-generate/{slug}', path, body };
      return (await http.json(call, addresses)).message;
    },

    /** Addresses of logos that were generated for the site before. */
    async earlier(slug: string, options: CallOptions = {}): Promise<string[]> {
      const path = `/api/ai-logo-get-all/${encodeURIComponent(slug)}`;
      return (await http.json({ ...options, name: 'GET /api/ai-logo-get-all/{slug}', path }, addresses)).message;
    },

    /** The address of the image without its background. */
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
