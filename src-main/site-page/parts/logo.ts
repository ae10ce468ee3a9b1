import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName } from '../content/copy.ts';
import { html, nothing, type Html } from '../html/html.ts';
import { imageAddress } from '../html/url.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

export const logoFields = [
  'logo',
  'logo_refined',
  'use_refined_logo',
  'custom_logo_size',
  'company_name',
  'slug',
] as const;
type LogoFields = Pick<SiteDocument, (typeof logoFields)[number]>;

export function logoUrl(site: LogoFields): string {
  const refined = flag(site.use_refined_logo) ? imageAddress(text(site.logo_refined)) : '';
  return refined || imageAddress(text(site.logo));
}

/** Chosen width of the logo in pixels, within the editor's range. */
export function logoSize(site: LogoFields): number {
  return Math.min(480, Math.max(160, Math.round(number(site.custom_logo_size, 160))));
}

/** The logo in a box of fixed size, so that nothing moves when it arrives; nothing without one. */
export function logo(site: LogoFields, page: Page, loading: 'eager' | 'lazy'): Html {
  const image = picture(page, logoUrl(site), 'logo', { alt: companyName(site), loading });
  return image === nothing ? nothing : html`<span class="logo">${image}</span>`;
}
