import { Hono } from 'hono';
import { z } from 'zod';
import { type Speller, createSpeller } from '../../spelling/speller.ts';
import type { AppEnv } from '../http/env.ts';
import { parseBody } from '../http/parse.ts';
import { cityNames } from '../locations/cities.ts';

/** `suggest` asks for corrections too. The description of the backend's API does not have it. */
const spellingBody = z.object({ text: z.string('is required'), suggest: z.boolean().optional() });

export function spellingRoutes(): Hono<AppEnv> {
  let speller: Promise<Speller> | undefined;
  return new Hono<AppEnv>().post('/api/spellcheck/', async (c) => {
    const { text, suggest } = await parseBody(c, spellingBody);
    const loaded = await (speller ??= cityNames().then(createSpeller));
    const misspelled = loaded.misspelled(text);
    if (!suggest) return c.json({ misspelled_words: misspelled });
    const suggestions: Record<string, string[]> = {};
    for (const word of misspelled) suggestions[word] = await loaded.suggestions(word);
    return c.json({ misspelled_words: misspelled, suggestions });
  });
}
