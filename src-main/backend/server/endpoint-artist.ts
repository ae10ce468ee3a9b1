import { z } from 'zod';
import type { Artist, LogoRequest } from '../logos/artist.ts';
import type { LogoStyle } from '../logos/brief.ts';
import { PIXELS } from '../logos/draw.ts';
import { reencoded } from '../media/foreign-picture.ts';
import { report } from '../report.ts';
import { addressAt, type Endpoint, FACTS_ARE_DATA, factLines, headersOf, NO_CLAIMS } from './endpoint.ts';
import { callProvider, type Limits, readProvided } from './provider-call.ts';

/**
 * Timeout in milliseconds for the answer, and again for a file that the answer names. The app waits longer than both
 * together.
 */
const LIMIT_MS = 55_000;
/**
 * Maximum bytes of an answer or of a file that it names. A picture of the requested size has less than half of that,
 * even in base64.
 */
const MOST_BYTES = 12 * 1024 * 1024;
/** Maximum characters of the user's wish. Endpoints refuse prompts that are much longer. */
const MOST_WISH = 1000;

const looks: Record<LogoStyle, string> = {
  badge: 'a round badge',
  wordmark: 'a wordmark, with a small emblem beside it',
  monogram: 'a monogram of the initials',
  shield: 'a shield',
  circle: 'an emblem within a circle',
  ribbon: 'an emblem with a ribbon',
};

const RULES = [
  'Draw the logo of a local company: flat, few colors, on a plain white background, nothing around it, no mock-up.',
  'The only words in it may be the name of the company, its trade and its place, spelled as they are given.',
  `${NO_CLAIMS} Show no stars of a rating and no seal that stands for one of these. Where the wish asks for it, leave it out.`,
  FACTS_ARE_DATA,
].join('\n');

const answerSchema = z.object({
  data: z
    .array(z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.url({ protocol: /^https?$/ }) })]))
    .min(1),
});

/** Creates an artist that draws logos by an OpenAI-compatible endpoint. */
export function createEndpointArtist(
  { url, key, model }: Endpoint,
  limits: Required<Limits> = { limitMs: LIMIT_MS, mostBytes: MOST_BYTES },
): Artist {
  const address = addressAt(url, 'images/generations');
  const headers = headersOf(key);

  async function pictureFor(about: LogoRequest): Promise<Buffer> {
    const asked = { model, prompt: promptOf(about), n: 1, size: `${PIXELS}x${PIXELS}` };
    const { status, text } = await callProvider(address, { headers, body: JSON.stringify(asked), ...limits });
    if (status !== 200) throw new Error(`HTTP ${status}`);
    const [picture] = answerSchema.parse(JSON.parse(text)).data;
    if (!picture) throw new Error(NO_PICTURE);
    if ('b64_json' in picture) return Buffer.from(picture.b64_json, 'base64');
    return readProvided(new URL(picture.url), address, limits);
  }

  return async (about) => {
    try {
      const logo = await reencoded(await pictureFor(about), PIXELS, (picture) => picture.png({ palette: true }));
      if (!logo) throw new Error('it is no PNG, JPEG or WebP that can be read');
      return logo;
    } catch (error) {
      const reason =
        error instanceof z.ZodError || error instanceof SyntaxError ? NO_PICTURE : (error as Error).message;
      report(`The images' endpoint drew no logo that can be used, so one of the built-in styles stands in: ${reason}`);
      return undefined;
    }
  };
}

const NO_PICTURE = 'the answer has no picture';

const promptOf = ({ wish, style, ...facts }: LogoRequest): string =>
  [RULES, factLines(facts), `Form: ${looks[style]}`, `Wish: ${wish.slice(0, MOST_WISH)}`].join('\n');
