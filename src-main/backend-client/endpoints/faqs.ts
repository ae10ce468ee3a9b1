import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireText } from '../wire.ts';

/** Generating a text can be slow. */
const timeoutMs = 60_000;

export function faqEndpoints(http: Http) {
  return {
    /** Questions and answers as one text with lines of `Q:` and `A:`. */
    async generate(company_name: string, company_type: string, options: CallOptions = {}): Promise<string> {
      const path = '/api/landing-pages/generate-faqs';
      const call = { timeoutMs, ...options, name: `GET ${path}`, path, query: { company_name, company_type } };
      return (await http.json(call, inMessage(wireText))).message;
    },
  };
}

export type FaqEndpoints = ReturnType<typeof faqEndpoints>;
