import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireText } from '../wire.ts';

export interface TaglineFacts {
  company: string;
  location: string;
  industry: string;
  primary_keyword: string;
}

export interface AboutFacts {
  company: string;
  location: string;
  industry: string;
  /** separated by commas */
  keywords: string;
}

export interface MetaFacts {
  company_name: string;
  company_type: string;
  city: string;
  state: string;
  primary_keyword: string;
}

/** Timeout in milliseconds. It is long, because generating a text can be slow. */
const timeoutMs = 60_000;

export function generationEndpoints(http: Http) {
  const generator =
    <F extends object>(path: string) =>
    async (facts: F, options: CallOptions = {}): Promise<string> => {
      const query = facts as Record<keyof F & string, string>;
      return (await http.json({ timeoutMs, ...options, name: `GET ${path}`, path, query }, inMessage(wireText)))
        .message;
    };
  return {
    tagline: generator<TaglineFacts>('/api/landing-pages/generate-tagline'),
    aboutUs: generator<AboutFacts>('/api/landing-pages/generate-about-us'),
    metaTitle: generator<MetaFacts>('/api/seo/generate-meta-title'),
    metaDescription: generator<MetaFacts>('/api/seo/generate-meta-description'),
  };
}

export type GenerationEndpoints = ReturnType<typeof generationEndpoints>;
