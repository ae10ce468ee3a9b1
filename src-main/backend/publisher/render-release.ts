import { messagePath } from '#shared/domain/message/form.ts';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import { dayInAmerica } from '#shared/domain/site/special-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import {
  type ImageAsset,
  imageKey,
  lostPages,
  type PublishedFile,
  redirectFiles,
  redirectsOf,
  referencedImages,
  renderSite,
} from '../../site-page/index.ts';
import type { BackendOptions } from '../options.ts';
import { pageFonts } from '../page-fonts.ts';
import type { VariantsOf } from './image-variants.ts';
import type { LookAtLogo } from './logo-look.ts';
import type { MakeIcons } from './site-icons.ts';
import type { NewRelease, Release, SiteFile } from './release.ts';

/** Maximum number of pictures that are scaled at the same time. */
const PICTURES_AT_A_TIME = 2;

/**
 * Renders all files of a site for a domain. A page of the former release (`before`) that the site does not have any
 * more becomes a redirect, if `lostPages` finds another page for it.
 * @param step called after each picture
 */
export type RenderRelease = (
  site: SiteDocument,
  domain: string,
  siteKey: string,
  before?: Release,
  step?: () => void,
) => Promise<NewRelease>;

interface RendererOptions extends Pick<BackendOptions, 'product' | 'cutFont'> {
  /** URL of the server to which forms are posted, '' for the page's host; without it forms open the mail program */
  publicUrl: string | undefined;
  /** without it, every logo is treated as a line of words that was drawn for light grounds */
  lookAtLogo?: LookAtLogo;
}

export function createRenderer(
  variantsOf: VariantsOf,
  iconsOf: MakeIcons,
  { product, publicUrl, cutFont, lookAtLogo }: RendererOptions,
): RenderRelease {
  async function pictures(
    site: SiteDocument,
    formAction: string,
    step: () => void,
  ): Promise<{ assets: Map<string, ImageAsset>; files: SiteFile[] }> {
    const assets = new Map<string, ImageAsset>();
    const files = new Map<string, SiteFile>();
    const used = referencedImages(site, { formAction });
    await severalAtATime(PICTURES_AT_A_TIME, used, async ({ url, use, focus }) => {
      const variants = await variantsOf(url, use, focus);
      step();
      if (!variants) return;
      assets.set(imageKey(url, use, focus), variants.asset);
      for (const file of variants.files) files.set(file.path, file);
    });
    return { assets, files: [...files.values()] };
  }

  return async (site, domain, siteKey, before, step = () => undefined) => {
    const formAction = publicUrl === undefined ? '' : publicUrl + messagePath(siteKey);
    const { assets, files } = await pictures(site, formAction, step);
    const fonts = await pageFonts(site, formAction, cutFont);
    const icons = await iconsOf(site);
    // A logo that cannot be read is ignored here. The error is reported when the logo is published as a picture.
    const logo = await lookAtLogo?.(site).catch(() => undefined);
    const pages = renderSite({
      site,
      mode: 'publish',
      baseUrl: `https://${domain}/`,
      image: (url, use, focus) => assets.get(imageKey(url, use, focus)) ?? { src: url },
      font: fonts.font,
      webFont: fonts.webFont,
      logo,
      icons: true,
      atlas: await loadAtlas(),
      productName: product,
      today: dayInAmerica(Date.now()),
      formAction,
    });
    const own = [...pages.map(encoded), ...files, ...icons, ...fonts.files];
    const paths = new Set(own.map(({ path }) => path));
    const lost = before && lostPages({ paths: Object.keys(before.files), redirects: before.redirects }, paths);
    const redirects = redirectsOf(site, lost);
    const stubs = redirectFiles(redirects, paths);
    return { files: [...own, ...stubs.map(encoded)], redirects, publishedAt: Date.now() };
  };
}

const encoded = ({ path, type, body }: PublishedFile): SiteFile => ({ path, type, bytes: Buffer.from(body) });
