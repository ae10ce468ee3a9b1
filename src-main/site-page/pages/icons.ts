import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/record/readers.ts';
import { parseColor, toHex, type Rgb } from '#shared/theme/color.ts';
import { companyName } from '../content/copy.ts';
import { html, type Html } from '../html/html.ts';
import type { RenderInput } from '../types.ts';

/** Files at the site's root that browsers and home screens show; whoever publishes draws them. */
export const siteIcons = [
  { path: 'icon-192.png', pixels: 192 },
  { path: 'icon-512.png', pixels: 512 },
] as const;
export const TOUCH_ICON = 'apple-touch-icon.png';
export const FAVICON = 'favicon.ico';
const MANIFEST = 'site.webmanifest';

const brandColor = (site: SiteDocument): Rgb => parseColor(text(site.custom_primary)) ?? [20, 74, 117];

/** The company's initial on its color, as an SVG of 32 units: the icon where the logo is no mark that fits a square. */
export function initialIcon(site: SiteDocument): string {
  const initial = companyName(site)
    .slice(0, 1)
    .toUpperCase()
    .replace(/[^A-Z0-9]/, '•');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${toHex(brandColor(site))}"/><text x="16" y="23" font-family="Arial" font-weight="700" font-size="20" fill="#fff" text-anchor="middle">${initial}</text></svg>`;
}

/**
 * The icons of a page. Without files the initial is inline, so that it needs no request.
 * @param root from the page to the site's root; its address for a page that may be shown at any depth, undefined where unknown
 */
export function iconLinks({ site, icons = false }: RenderInput, root: string | undefined): Html {
  if (!icons || root === undefined) {
    return html`<link rel="icon" href="${`data:image/svg+xml,${encodeURIComponent(initialIcon(site))}`}" />`;
  }
  return html`<link rel="icon" href="${root + FAVICON}" sizes="32x32" /><link
      rel="apple-touch-icon"
      href="${root + TOUCH_ICON}"
    /><link rel="manifest" href="${root + MANIFEST}" />`;
}

/** What a phone knows of the site when it is put on the home screen. */
export function manifestFile({ site }: RenderInput): { path: string; type: string; body: string } {
  const name = companyName(site);
  const icons = siteIcons.map(({ path, pixels }) => ({
    src: path,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const manifest = {
    name,
    short_name: name.length > 12 ? (name.split(' ')[0] ?? name) : name,
    start_url: './',
    display: 'minimal-ui',
    theme_color: toHex(brandColor(site)),
    background_color: '#ffffff',
    icons,
  };
  return { path: MANIFEST, type: 'application/manifest+json', body: JSON.stringify(manifest) };
}
