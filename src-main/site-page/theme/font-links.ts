import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { html, type Html } from '../html/html.ts';
import type { RenderInput } from '../types.ts';
import { fontFamily, webFontUrl } from './fonts.ts';

/**
 * The named web fonts. Published pages load them beside the first paint, and `optional` keeps a late one from moving
 * text that is already shown; previews, which run no script, load them before it.
 */
export function fontLinks(
  site: Pick<SiteDocument, 'custom_hero_font' | 'custom_all_font'>,
  mode: RenderInput['mode'],
): Html | false {
  const families = [fontFamily(text(site.custom_hero_font)), fontFamily(text(site.custom_all_font))];
  const url = webFontUrl(families, mode === 'preview' ? 'swap' : 'optional');
  if (url === '') return false;
  if (mode === 'preview') return html`<link rel="stylesheet" href="${url}" />`;
  return html`<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin />
    <link rel="stylesheet" href="${url}" media="print" onload="this.media='all'" />
    <noscript><link rel="stylesheet" href="${url}" /></noscript>`;
}
