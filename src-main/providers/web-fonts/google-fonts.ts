import { z } from 'zod';
import { fontCategories, type FontFamily } from '#shared/domain/font/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { type CallLog, readAnswer } from '../../backend-client/answer.ts';
import { withRetries } from '../../backend-client/retry.ts';
import { createTransport } from '../../backend-client/transport.ts';
import { wireList, wireText } from '../../backend-client/wire.ts';

/** The address of Google Fonts, or of a service that replaces it. */
export interface WebFontsAddress {
  /** without a trailing slash */
  url: string;
  key: string;
  /** headers for the embedded backend, if its stand-in is the service; else empty */
  headers: Record<string, string>;
}

export interface WebFont extends FontFamily {
  /** URLs of the upright faces by weight; empty if the service names none */
  files: Record<string, string>;
}

export interface WebFonts {
  /**
   * Returns the font families, the most popular first.
   * @throws AppError OFFLINE, TIMEOUT, BACKEND_REFUSED, BACKEND_FAILED, BAD_ANSWER, CANCELLED
   */
  list(signal?: AbortSignal): Promise<WebFont[]>;
}

const WHAT = 'The web-fonts service';

const item = z
  .object({
    family: wireText.refine((family) => family !== '', 'it is empty'),
    category: z.string().catch('display'),
    variants: wireList(wireText).catch([]),
    files: z.record(z.string(), z.string()).nullish(),
  })
  .transform(({ family, category, variants, files }): WebFont => {
    const known = fontCategories.find((each) => each === category) ?? 'display';
    const upright = Object.entries(files ?? {}).flatMap(([variant, file]): [string, string][] => {
      const weight = weightOf(variant);
      return weight === undefined
        ? []
        : [[String(weight), file.replace(/^http:\/\/(?=[^/]*gstatic\.com\/)/, 'https://')]];
    });
    const weights = variants.map(weightOf).filter((weight) => weight !== undefined);
    return { family, category: known, weights, files: Object.fromEntries(upright) };
  });
const answer = z.object({ items: wireList(item) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Returns the weight of an upright variant; `regular` is 400. Returns undefined for others, such as italics. */
function weightOf(variant: string): number | undefined {
  if (variant === 'regular') return 400;
  return /^[1-9]00$/.test(variant) ? Number(variant) : undefined;
}

export function createWebFonts(deps: {
  /** called once per call of `list` */
  address: () => Promise<WebFontsAddress>;
  fetch: typeof globalThis.fetch;
  logger: CallLog;
}): WebFonts {
  return {
    async list(signal) {
      const { url, key, headers } = await deps.address();
      const transport = createTransport({ baseUrl: () => Promise.resolve(url), fetch: deps.fetch, what: WHAT });
      const path = `/webfonts?${new URLSearchParams({ key, sort: 'popularity', capability: 'WOFF2' })}`;
      const request = { method: 'GET', path, headers: { Accept: 'application/json', ...headers } } as const;
      const attempt = () => transport({ ...request, withHeaderToken: false, ...(signal && { signal }) });
      const { status, text } = await withRetries(attempt, signal);
      if (status < 200 || status > 299) throw failed(status, text);
      return readAnswer('the web-fonts service’s list', text, answer, deps.logger).items;
    },
  };
}

function failed(status: number, text: string): AppError {
  const details = { status };
  if (status >= 500) {
    return new AppError('BACKEND_FAILED', `${WHAT} answered with an error (HTTP ${status}).`, { details, retry: true });
  }
  return new AppError('BACKEND_REFUSED', `${WHAT} refused the list: ${wordsOf(text) ?? `HTTP ${status}`}`, { details });
}

function wordsOf(text: string): string | undefined {
  try {
    return refusal.parse(JSON.parse(text)).error.message;
  } catch {
    return undefined;
  }
}
