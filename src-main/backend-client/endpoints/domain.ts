import { z } from 'zod';
import type { Availability, ParkType } from '#shared/ipc/domain.ipc.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { refused } from '../backend-error.ts';
import type { CallOptions, Http } from '../http.ts';
import { doneAnswer, inMessage, wireFlag, wireNumber, wireText } from '../wire.ts';

export interface LoadBalancer {
  static: string;
  host: string;
  name: string;
}

const availability = inMessage(
  z.object({ available: wireFlag, period: wireNumber.nullish(), price: wireNumber.nullish() }),
);
// `successfully_purchased` is required, because `message` alone does not say whether the domain was bought. An answer
// without this member is a BAD_ANSWER, after which the app counts the outcome as unknown and does not buy again.
const purchase = inMessage(z.object({ successfully_purchased: wireFlag, message: z.unknown().optional() }));
const loadBalancer = inMessage(z.object({ static: wireText, host: wireText, name: wireText }));
const indexed = inMessage(
  z.union([
    z.string().transform((words) => ({ data: undefined, message: words })),
    z.object({ data: z.unknown().optional(), message: z.unknown().optional() }),
  ]),
);
/** Timeout in milliseconds. It is long, because registrars and name servers are slow. */
const timeoutMs = 60_000;

export function domainEndpoints(http: Http) {
  const post = <T extends z.ZodType>(path: string, body: object, schema: T, options: CallOptions) =>
    http.json({ timeoutMs, ...options, name: `POST ${path}`, path, body: JSON.stringify(body) }, schema);

  async function succeed(path: string, body: object, options: CallOptions): Promise<void> {
    await post(path, body, doneAnswer, options);
  }

  return {
    async checkAvailability(domain: string, slug: string, options: CallOptions = {}): Promise<Availability> {
      const { message } = await post('/api/check-domain-availability', { domain, slug }, availability, options);
      const { available, period, price } = message;
      return { available, ...(price != null && { price }), ...(period != null && { years: period }) };
    },

    /** @throws BackendError BACKEND_REFUSED also if the registrar did not sell the domain */
    async purchase(domain: string, slug: string, options: CallOptions = {}): Promise<void> {
      const { message } = await post('/api/purchase-domain', { domain, slug }, purchase, options);
      if (!message.successfully_purchased) throw refused(message.message, 'The registrar did not sell it.');
    },

    configureDns: (domain: string, slug: string, options: CallOptions = {}) =>
      succeed('/api/configure-dns', { domain, slug }, options),

    async configureExternal(slug: string, options: CallOptions = {}): Promise<LoadBalancer> {
      return (await post('/api/configure-for-ext-domain', { slug }, loadBalancer, options)).message;
    },

    snapshot: (domain: string, slug: string, options: CallOptions = {}) =>
      succeed('/api/domain-dns-snapshot', { paid_url: domain, slug }, options),

    /** @throws BackendError BACKEND_REFUSED also if the answer has no data */
    async index(domain: string, options: CallOptions = {}): Promise<void> {
      const name = 'GET /api/index-google/{domain}';
      const path = `/api/index-google/${encodeURIComponent(domain)}`;
      const { message } = await http.json({ timeoutMs, ...options, name, path }, indexed);
      if (!message.data) throw refused(message.message, 'The server answered without data.');
    },

    /**
     * Parks a domain. Returns the answer's `message`, or the answer itself if it is plain text; '' if there is no text.
     * The description of the backend's API does not define the form of the answer.
     */
    async park(domain: string, parkType: ParkType, options: CallOptions = {}): Promise<string> {
      const path = '/api/park_user_website';
      const body = JSON.stringify({ domain, park_type: parkType });
      return wordsIn(await http.text({ timeoutMs, ...options, name: `POST ${path}`, path, body }));
    },
  };
}

/** Returns the `message` of an answer, or the answer itself if it is plain text; '' if there is no text. */
function wordsIn(answer: string): string {
  let value: unknown = answer;
  try {
    value = parseJson(answer);
  } catch {
    // The answer is not JSON but plain text, or empty.
  }
  const words = typeof value === 'object' && value !== null && 'message' in value ? value.message : value;
  return typeof words === 'string' ? words.trim() : '';
}

export type DomainEndpoints = ReturnType<typeof domainEndpoints>;
