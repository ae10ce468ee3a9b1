export interface IndustryService {
  name: string;
  keyword: string;
  short: string;
  long: string;
}

/**
 * Facts about a trade. In templates, {company}, {city}, {state}, {keyword} and {trade} are filled in when a site is
 * created or a text is generated.
 */
export interface Industry {
  id: number;
  name: string;
  /** the trade's name in media addresses */
  key: string;
  /** the people of the trade: “plumbers” */
  trade: string;
  /** [primary, secondary] */
  colors: readonly [string, string];
  /** keywords; the first is the primary keyword */
  keywords: readonly string[];
  taglines: readonly string[];
  abouts: readonly string[];
  services: readonly IndustryService[];
  faqs: readonly (readonly [question: string, answer: string])[];
  /** reviews; `service` is the index of a service */
  reviews: readonly { service: number; text: string }[];
}
