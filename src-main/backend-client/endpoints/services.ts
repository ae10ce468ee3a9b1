import { z } from 'zod';
import type { DefaultService, DescriptionType, KeywordFamily } from '#shared/ipc/services.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList, wireText } from '../wire.ts';

export interface DescriptionFacts {
  type: DescriptionType;
  industry: string;
  /** slashes are sent as spaces */
  service: string;
  company_name: string;
  primary_keyword: string;
  /** separated by commas */
  keywords: string;
}

/** A list of strings, or one string with commas. */
const words = z
  .union([z.string().transform((value) => value.split(',')), wireList(optionalText)])
  .nullish()
  .transform((value) => (value ?? []).map((word) => word.trim()).filter(Boolean));

const families = inMessage(wireList(z.object({ primary_keyword: optionalText, keywords: words })));
const defaults = inMessage(
  wireList(z.object({ service_name: wireText, primary_keyword: optionalText, keywords: words })),
);

/** Timeout in milliseconds. It is long, because generating a text can be slow. */
const timeoutMs = 60_000;

export function serviceEndpoints(http: Http) {
  return {
    async description(facts: DescriptionFacts, options: CallOptions = {}): Promise<string> {
      const path = '/api/services/generate-description';
      const query = { ...facts, service: facts.service.replaceAll('/', ' ') };
      const call = { timeoutMs, ...options, name: `GET ${path}`, path, query };
      return (await http.json(call, inMessage(wireText))).message;
    },

    /** Returns families of keywords for a service in an industry. Families without a primary keyword are left out. */
    async keywordFamilies(industry: string, service: string, options: CallOptions = {}): Promise<KeywordFamily[]> {
      const path = '/api/seo/default-keyword-families/search';
      const call = { ...options, name: `GET ${path}`, path, query: { industry, service } };
      const { message } = await http.json(call, families);
      return message.flatMap(({ primary_keyword, keywords }) =>
        primary_keyword === '' ? [] : [{ primaryKeyword: primary_keyword, keywords }],
      );
    },

    /** @param industryId id from the list of industries */
    async defaults(industryId: string, options: CallOptions = {}): Promise<DefaultService[]> {
      const path = `/api/get_default_services/${encodeURIComponent(industryId)}`;
      const { message } = await http.json({ ...options, name: 'GET /api/get_default_services/{id}', path }, defaults);
      return message.map(({ service_name, primary_keyword, keywords }) => {
        return { name: service_name, primaryKeyword: primary_keyword, keywords };
      });
    },
  };
}

export type ServiceEndpoints = ReturnType<typeof serviceEndpoints>;
