import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireText } from '../wire.ts';

/** Timeout in milliseconds. It is long, because generating a text can be slow. */
const timeoutMs = 60_000;

export function faqEndpoints(http: Http) {
  return {
    /** Generates questions and answers, as one string with lines that begin with `Q:` and `A:`. */
    async generate(company_name: string, company_type: string, options: CallOptions = {}): Promise<string> {
      const path = '/api/landing-pages/generate-faqs';
      const call = { timeoutMs, ...options, name: `GET ${path}`, path, query: { company_name, company_type } };
      return (await http.json(call, inMessage(wireText))).message;
    },
  };
}

export type FaqEndpoints = ReturnType<typeof faqEndpoints>;
