import { flag, number, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logo } from '#shared/record-catalogue/rows/layout.ts';
import { isMark } from '#shared/theme/logo-look.ts';
import { imageAddress } from '../html/url.ts';
import type { Reading } from '../page.ts';
import { companyName } from './copy.ts';
import { isShown } from './picture.ts';

export const logoFields = [
  'logo',
  'logo_refined',
  'use_refined_logo',
  'custom_logo_size',
  'logo_with_name',
  'company_name',
  'slug',
] as const;
type LogoFields = Pick<SiteDocument, (typeof logoFields)[number]>;

const { custom_logo_size: size } = logo;

export interface Logo {
  url: string;
  alt: string;
  /** chosen width in pixels, limited to the range from the editor's minimum to 480 */
  width: number;
  /** width divided by height of the file; undefined if unknown */
  ratio: number | undefined;
  /** whether a bar shows the company's name beside the logo */
  withName: boolean;
}

export function logoUrl(site: LogoFields): string {
  const refined = flag(site.use_refined_logo) ? imageAddress(text(site.logo_refined)) : '';
  return refined || imageAddress(text(site.logo));
}

export function readLogo(site: LogoFields, page: Pick<Reading, 'image' | 'logo'>): Logo | null {
  const url = logoUrl(site);
  if (!isShown(page, url, 'logo')) return null;
  const width = Math.min(480, Math.max(size.range[0], Math.round(number(site.custom_logo_size, size.default))));
  const look = page.logo;
  const chosen = text(site.logo_with_name);
  return {
    url,
    alt: companyName(site),
    width,
    ratio: look && look.height > 0 ? look.width / look.height : undefined,
    withName: chosen === 'always' || (chosen !== 'never' && isMark(look)),
  };
}
