import { setImmediate } from 'node:timers/promises';
import { fontAddress } from '#shared/domain/font/schema.ts';
import { type Atlas, loadAtlas } from '#shared/domain/place/atlas.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { dayInAmerica } from '#shared/domain/site/special-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { PageChange } from '#shared/ipc/publishing.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { textsLeftOut } from './left-out.ts';
import type { LogoLooks } from './logo-looks.ts';
import { notice } from './notice.ts';
import { pageSince } from './since.ts';
import {
  changedParts,
  type DrawnPage,
  drawnPages,
  type FontFile,
  homeSectionsLeftOut,
  type ImageUse,
  type PageInParts,
  renderInParts,
  renderPage,
  type RenderInput,
  UNSENT_FORM,
} from '../../site-page/index.ts';

/** A page. With status 404 it says why there is no page. */
export interface PreviewPage {
  status: 200 | 404;
  html: string;
}

const NO_PAGE = notice('No such page', 'The site has no page here: it is switched off or still empty.');
/**
 * Maximum number of page states that are kept for frames that follow a draft. A frame whose state is not kept gets the
 * whole page.
 */
const FRAMES = 16;
const NO_SITE = notice('No preview yet', 'Open the site to see how its page will look.');

interface PreviewDeps {
  draft(slug: string): SiteDocument | undefined;
  /** returns a version of the site; undefined if the version is not kept */
  version(slug: string, id: number): SiteDocument | undefined;
  productName: string;
  logos: Pick<LogoLooks, 'of'>;
}

/**
 * Draws pages of unsaved drafts and of earlier versions. Their pictures and fonts are loaded from the preview's own
 * origin.
 */
export function createPreviewService({ draft, version, productName, logos }: PreviewDeps) {
  const filesBelow = (root: string) => ({
    image(url: string, _use: ImageUse) {
      const src = pictureAddress(url);
      return { src: src.startsWith('/') ? `${root}${src}` : src };
    },
    font: (face: FontFile) => `${root}/page-font/${face}.woff2`,
    webFont: (family: string, weight: number) => root + fontAddress(family, weight),
  });
  const files = filesBelow('');
  // One set of functions for each root, because drawn sections are cached by the identity of these functions.
  const filesOfRoots = new Map<string, typeof files>([['', files]]);
  // Pages that are drawn before the atlas is loaded show their towns as a list.
  let atlas: Atlas | undefined;
  void loadAtlas().then((loaded) => (atlas = loaded));
  const inputOf = (site: SiteDocument): RenderInput => ({
    site,
    mode: 'preview',
    baseUrl: '',
    formAction: UNSENT_FORM,
    ...files,
    atlas,
    logo: logos.of(site),
    productName,
    today: dayInAmerica(Date.now()),
  });

  // The last parsed version is cached, because drawn sections are cached by the identity of the values that they read.
  let kept: { slug: string; id: number; site: SiteDocument | undefined } | undefined;
  function versionSite(slug: string, id: number): SiteDocument | undefined {
    if (kept?.slug !== slug || kept.id !== id) kept = { slug, id, site: version(slug, id) };
    return kept.site;
  }

  /**
   * Returns the pages by their path. Draws one page per turn of the event loop, so that other calls are answered in
   * between.
   */
  async function pagesOf(input: RenderInput, signal: AbortSignal): Promise<Map<string, DrawnPage>> {
    const pages = new Map<string, DrawnPage>();
    for (const page of drawnPages(input)) {
      pages.set(page.path, page);
      await setImmediate();
      signal.throwIfAborted();
    }
    return pages;
  }

  const pageOf = (site: SiteDocument | undefined, path: string): PageInParts | undefined =>
    site && renderInParts(inputOf(site), path);

  /** The last pages that were drawn for frames that follow the draft, by the number of the page's state. */
  const states = new Map<number, PageInParts & { slug: string; path: string }>();
  let lastState = 0;
  function keepState(slug: string, path: string, page: PageInParts): number {
    states.set(++lastState, { ...page, slug, path });
    const [oldest = 0] = states.keys();
    if (states.size > FRAMES) states.delete(oldest);
    return lastState;
  }

  return {
    /**
     * Draws a page of the draft or of a version.
     * @param path of the page from the site's root, `''` for the home page
     * @param id of the version to show instead of the draft
     */
    render(slug: string, path: string, id?: number): PreviewPage {
      const site = id === undefined ? draft(slug) : versionSite(slug, id);
      const page = pageOf(site, path);
      if (page) return { status: 200, html: page.html };
      return { status: 404, html: site ? NO_PAGE : NO_SITE };
    },

    /** Draws a page of the draft for a frame that will follow the draft. The page contains the number of its state. */
    load(slug: string, path: string): PreviewPage {
      const page = pageOf(draft(slug), path);
      if (!page) return this.render(slug, path);
      const state = keepState(slug, path, page);
      return { status: 200, html: page.html.replace('<html', `<html data-state="${state}"`) };
    },

    /**
     * Draws a page of the draft for a frame that shows an earlier state of this page. Parts that are the same in both
     * states are empty elements (see `pageSince`).
     * @param since number of the earlier state; the whole page is returned if it is missing, not kept, or of another
     * page
     */
    follow(slug: string, path: string, since?: number): { html: string; state: number } {
      const site = draft(slug);
      const page = pageOf(site, path);
      const shown = since === undefined ? undefined : states.get(since);
      if (since !== undefined) states.delete(since);
      if (!page) return { html: site ? NO_PAGE : NO_SITE, state: ++lastState };
      const isEarlier = shown?.slug === slug && shown.path === path;
      return { html: isEarlier ? pageSince(shown, page) : page.html, state: keepState(slug, path, page) };
    },

    /**
     * Draws a page of the draft as visitors will get it, with its links and the record's own code. Its form sends
     * nothing.
     * @param root prefix of the paths of pictures and fonts, without a slash at its end
     */
    asPublished(slug: string, path: string, root: string): PreviewPage {
      const site = draft(slug);
      const own = filesOfRoots.get(root) ?? filesBelow(root);
      filesOfRoots.set(root, own);
      const input = site && { ...inputOf(site), ...own, mode: 'publish' as const, formAction: root + UNSENT_FORM };
      const html = input && renderPage(input, path);
      if (html !== undefined) return { status: 200, html };
      return { status: 404, html: site ? NO_PAGE : NO_SITE };
    },

    /**
     * Returns the pages of the draft, or of a version, as visitors get them, in their order. The list is empty if there
     * is no draft or the version is not kept.
     */
    async publishedPages(slug: string, id: number | undefined, signal: AbortSignal): Promise<DrawnPage[]> {
      const site = id === undefined ? draft(slug) : versionSite(slug, id);
      return site ? [...(await pagesOf({ ...inputOf(site), mode: 'publish' }, signal)).values()] : [];
    },

    /** Returns the paths of the draft's texts that no page shows; an empty list without a draft. */
    async leftOut(slug: string, signal: AbortSignal): Promise<Path[]> {
      const draw = async (site: SiteDocument): Promise<string> => {
        const pages = await pagesOf(inputOf(site), signal);
        return [...pages.values()].map(({ html }) => html).join('');
      };
      // The atlas is loaded before the comparison. If it arrived between two drawings, the pages would differ for
      // another reason than the text.
      atlas ??= await loadAtlas();
      const site = draft(slug);
      return site ? textsLeftOut(site, draw, signal) : [];
    },

    /**
     * Returns the sections that the draft's layout shows but its home page leaves out; an empty list without a draft.
     */
    sectionsLeftOut(slug: string) {
      const site = draft(slug);
      return site ? homeSectionsLeftOut(inputOf(site)) : [];
    },

    /**
     * Returns the pages of the draft that differ from the version, then the removed pages; undefined without draft or
     * version.
     */
    async changedPages(slug: string, id: number, signal: AbortSignal): Promise<PageChange[] | undefined> {
      const [before, after] = [versionSite(slug, id), draft(slug)];
      if (!before || !after) return undefined;
      const then = await pagesOf(inputOf(before), signal);
      const now = await pagesOf(inputOf(after), signal);
      const changes: PageChange[] = [];
      for (const { path, name, html } of now.values()) {
        const earlier = then.get(path);
        const parts = earlier ? changedParts(earlier.html, html) : [];
        if (!earlier) changes.push({ path, name, kind: 'added', parts });
        else if (parts.length > 0) changes.push({ path, name, kind: 'changed', parts });
      }
      for (const { path, name } of then.values()) {
        if (!now.has(path)) changes.push({ path, name, kind: 'removed', parts: [] });
      }
      return changes;
    },
  };
}

export type PreviewService = ReturnType<typeof createPreviewService>;
