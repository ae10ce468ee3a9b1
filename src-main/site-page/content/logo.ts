import { flag, number, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logo } from '#shared/record-catalogue/rows/layout.ts';
import { imageAddress } from '../html/url.ts';
import type { Reading } from '../page.ts';
import { companyName } from './copy.ts';
import { isShown } from './picture.ts';

export const logoFields = [
  'logo',
  'logo_refined',
  'use_refined_logo',
  'custom_logo_size',
  'company_name',
  'slug',
] as const;
type LogoFields = Pick<SiteDocument, (typeof logoFields)[number]>;

const { custom_logo_size: size } = logo;

export interface Logo {
  url: string;
  alt: string;
  /** chosen width in pixels, limited to the editor's range */
  width: number;
}

export function logoUrl(site: LogoFields): string {
  const refined = flag(site.use_refined_logo) ? imageAddress(text(site.logo_refined)) : '';
  return refined || imageAddress(text(site.logo));
}

export function readLogo(site: LogoFields, page: Pick<Reading, 'image'>): Logo | null {
  const url = logoUrl(site);
  if (!isShown(page, url, 'logo')) return null;
  const width = Math.min(480, Math.max(size.range[0], Math.round(number(site.custom_logo_size, size.default))));
  return { url, alt: companyName(site), width };
}
