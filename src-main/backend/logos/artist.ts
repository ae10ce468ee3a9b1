import { keywords, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { LogoBrief, LogoStyle } from './brief.ts';

/** What a logo is about. */
export interface LogoAbout {
  company: string;
  industry: string;
  city: string;
  state: string;
  keywords: readonly string[];
  /** in the words of who asks for it */
  wish: string;
  style: LogoStyle;
}

/** Draws a logo, as PNG; undefined where it cannot, so that a drawing of the styles stands in. */
export type Artist = (about: LogoAbout) => Promise<Buffer | undefined>;

/** Leaves every logo to the styles. */
export const stylesOnly: Artist = async () => undefined;

/** The artist at work on the logos of one site. */
export function artistFor(artist: Artist, site: SiteDocument, { name: company }: LogoBrief, wish: string) {
  const [area] = list(site.service_areas);
  const about = {
    company,
    industry: text(site.company_type),
    city: text(site.city) || text(area?.city),
    state: text(site.state) || text(area?.state),
    keywords: [text(site.primary_keyword).trim(), ...keywords(site.keywords)].filter(Boolean),
    wish,
  };
  return (style: LogoStyle): Promise<Buffer | undefined> => artist({ ...about, style });
}
