import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/record/readers.ts';
import { parseColor, toHex, type Rgb } from '#shared/theme/color.ts';
import { companyName } from '../content/copy.ts';
import { html, type Html } from '../html/html.ts';
import type { RenderInput } from '../types.ts';

/** Icon files at the site's root for browsers and home screens. The code that publishes the site draws them. */
export const siteIcons = [
  { path: 'icon-192.png', pixels: 192 },
  { path: 'icon-512.png', pixels: 512 },
] as const;
export const TOUCH_ICON = 'apple-touch-icon.png';
export const FAVICON = 'favicon.ico';
const MANIFEST = 'site.webmanifest';

const brandColor = (site: SiteDocument): Rgb => parseColor(text(site.custom_primary)) ?? [20, 74, 117];

/**
 * Returns the company's initial on the company's color, as an SVG of 32 × 32 units. It is the icon if there is no logo
 * that fits a square.
 */
export function initialIcon(site: SiteDocument): string {
  // Drops the accent. Characters other than A–Z and 0–9 become a dot, because the server's font may lack them.
  const initial = companyName(site)
    .normalize('NFD')
    .slice(0, 1)
    .toUpperCase()
    .replace(/[^A-Z0-9]/, '•');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${toHex(brandColor(site))}"/><text x="16" y="23" font-family="Arial" font-weight="700" font-size="20" fill="#fff" text-anchor="middle">${initial}</text></svg>`;
}

/**
 * Returns the icon links of a page. Without icon files or `root` the icon is the initial, inline.
 * @param root relative path from the page to the site's root; the root's absolute URL for a page that may be shown at
 *   any depth; undefined if that URL is unknown
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

/** Makes the web app manifest, which phones read when the site is added to the home screen. */
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
