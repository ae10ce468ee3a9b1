import { text } from '#shared/record/readers.ts';
import { parseColor, toHex } from '#shared/theme/color.ts';
import { companyName, pageDescription, pageTitle } from '../content/copy.ts';
import { heroPhotos, homePhotos } from '../content/photos.ts';
import type { Assembled } from '../engine/assemble.ts';
import { pageLayers } from '../engine/sheet.ts';
import { namesIn } from '../engine/used-rules.ts';
import { attributes, html, raw, type Html } from '../html/html.ts';
import { scriptJson } from '../html/json-ld.ts';
import { absolute, safeImageUrl } from '../html/url.ts';
import { languages } from '../languages/index.ts';
import { headCode } from '../parts/custom-code.ts';
import { pageScript } from '../parts/page-script.ts';
import { sectionLayoutStyles } from '../parts/section-layout.ts';
import { previewStyles } from '../styles/preview.ts';
import { facesOf, fontFaces, webFacesOf, webFontFace } from '../theme/fonts.ts';
import type { FontFile } from '../theme/faces.ts';
import type { RenderInput } from '../types.ts';
import { iconLinks } from './icons.ts';

/** Weight for testing whether a family is available: every family has this weight or one near it. */
const REGULAR = 400;

export interface DocumentParts {
  /** path of the page from the site's root */
  path: string;
  title?: string;
  description?: string;
  /** makes the schema.org graph; only called for published pages */
  data?: () => unknown;
  /** analytics and chat code; empty in previews */
  code?: Html;
  noindex?: boolean;
  /** whether the page may be shown at any address, so that its links have to be absolute */
  anywhere?: boolean;
}

/** Renders a whole HTML document. Its styles are inline, so that the first paint needs only one request. */
export function documentPage(input: RenderInput, page: Assembled, parts: DocumentParts): string {
  const { site, mode } = input;
  const { words, root } = page.page;
  const published = mode === 'publish';
  const title = parts.title ?? pageTitle(site, words);
  const description = parts.description ?? pageDescription(site, words);
  const url = published ? input.baseUrl.replace(/\/?$/, '/') + parts.path : '';
  const canonical = published && input.baseUrl !== '' && !parts.noindex;
  const color = parseColor(text(site.custom_primary));
  const inSite = (src: string): string => (src === '' || /^(?:[a-z]+:|\/)/.test(src) ? src : root + src);
  const fontUrl = (file: FontFile): string => inSite(input.font?.(file) ?? '');
  const isLoadable = (family: string): boolean => (input.webFont?.(family, REGULAR) ?? '') !== '';
  const { fonts } = languages[page.main];
  // In a preview only the browser notices that a web font cannot be loaded. A preview therefore always has the design's
  // own fonts too, which are the fallback of published pages as well.
  const faceNames = facesOf(site, fonts, published ? isLoadable : undefined);
  const webFaces = webFacesOf(site, fonts, isLoadable).flatMap((face) => {
    const url = inSite(input.webFont?.(face.family, face.weight) ?? '');
    return url === '' ? [] : [{ url, rule: webFontFace(face, url) }];
  });
  // Fonts are preloaded because a font that arrives after the first paint may change line breaks and move the content
  // below.
  const preloads = new Set([...webFaces.map(({ url }) => url), ...faceNames.map(fontUrl)]);
  const faces = fontFaces(faceNames, page.body.value, fontUrl) + webFaces.map(({ rule }) => rule).join('');
  const body = html`${page.body}${parts.code}`;
  const layers = pageLayers(site, page, isLoadable, published ? namesIn(body.value) : undefined);
  // A preview has one style element per layer, so that replacing a layer does not make the browser read the others or
  // load fonts again.
  const sheets = published ? [faces + layers.join('') + sectionLayoutStyles] : [...layers, previewStyles + faces];
  const document = html`<!doctype html>
    <html lang="${words.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${(!published || parts.noindex) && html`<meta name="robots" content="noindex, nofollow" />`}
        ${canonical && html`<link rel="canonical" href="${url}" />`}
        ${published && !parts.noindex && openGraph(input, { title, description, url })}
        ${color && html`<meta name="theme-color" content="${toHex(color)}" />`}
        ${iconLinks(input, parts.anywhere ? absolute('./', input.baseUrl) || undefined : root)}
        ${[...preloads].filter(Boolean).map((href) => html`<link rel="preload" href="${href}" as="font" crossorigin />`)}
        ${sheets.map(
          (sheet) =>
            html`<style>
              ${raw(sheet)}
            </style>`,
        )}
        ${headCode(input)} ${pageScript(input, body)}
        ${
          published &&
          parts.data &&
          html`<script type="application/ld+json">
            ${scriptJson(parts.data())}
          </script>`
        }
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return document.value;
}

function openGraph(
  input: RenderInput,
  { title, description, url }: { title: string; description: string; url: string },
): Html {
  const { site } = input;
  const picture = heroPhotos(site)[0]?.url || homePhotos(site)[0]?.url || text(site.logo);
  const image = picture === '' ? null : input.image(picture, 'social');
  const src = image && absolute(safeImageUrl(image.src), input.baseUrl);
  const properties: Record<string, string | number | null | undefined> = {
    'og:type': 'website',
    'og:site_name': companyName(site),
    'og:title': title,
    'og:description': description,
    'og:url': input.baseUrl === '' ? null : url,
    'og:image': src || null,
    'og:image:width': src ? image.width : null,
    'og:image:height': src ? image.height : null,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => content != null && html`<meta ${attributes({ property, content })} />`,
  );
  return html`${tags}<meta name="twitter:card" content="${src ? 'summary_large_image' : 'summary'}" />`;
}
