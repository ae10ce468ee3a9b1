import { keywords, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { LogoBrief, LogoStyle } from './brief.ts';

/** Facts from which a logo is drawn. */
export interface LogoRequest {
  company: string;
  industry: string;
  city: string;
  state: string;
  keywords: readonly string[];
  /** what the logo should look like, in the user's own words */
  wish: string;
  style: LogoStyle;
}

/** Draws a logo as PNG. Returns undefined if no logo could be drawn; then the backend draws the style itself. */
export type Artist = (about: LogoRequest) => Promise<Buffer | undefined>;

/** Draws nothing, so that the backend draws every logo itself (`drawStyle`). */
export const noArtist: Artist = async () => undefined;

/** Returns a function by which the artist draws a logo in a given style from the facts of one site. */
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
