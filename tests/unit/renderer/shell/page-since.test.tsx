import fc from '../../../support/fast-check.ts';
import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { demoSites } from '../../../../src-main/backend/data/demo-sites/index.ts';
import { createPreviewService } from '../../../../src-main/features/preview/service.ts';
import { Pictures } from '../../../../src-renderer/preview-frame/pictures.ts';
import { KnownSource } from '../../../../src-renderer/preview-frame/known-source.ts';
import { ShownPage } from '../../../../src-renderer/preview-frame/shown-page.ts';

HTMLImageElement.prototype.decode = () => new Promise(() => undefined);

const demo = parseJson(demoSites('contact')[0]!.toText()) as SiteDocument;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const previewOf = (draft: () => SiteDocument) =>
  createPreviewService({ draft, version: () => undefined, productName: 'S', logos: { of: () => undefined } });

/**
 * Shows the preview of a draft in three frames. Two frames get the changes since their last page, one of them parses
 * only the elements that differ. The third frame gets whole pages.
 */
function follow(path: string) {
  let site = demo;
  const preview = previewOf(() => site);
  let state: number;
  let frames: Document[];
  let take: ((html: string) => boolean)[];
  /** Loads the page into all frames. */
  function load() {
    const page = preview.follow('a', path);
    state = page.state;
    frames = [parse(page.html), parse(page.html), parse(page.html)];
    const [known, ...shown] = frames.map((frame) => new ShownPage(frame, new Pictures()));
    const source = new KnownSource(frames[0]!, known!);
    take = [(html) => source.take(html), ...shown.map((each) => (html: string) => each.take(parse(html)))];
  }
  load();
  return {
    /** Replaces the draft and updates the frames. Returns the lengths of the changes and of the whole page. */
    change(next: SiteDocument): number[] {
      site = next;
      const page = preview.follow('a', path, state);
      state = page.state;
      const whole = preview.render('a', path).html;
      const taken = [page.html, page.html, whole].map((html, at) => take[at]!(html));
      expect(new Set(taken).size).toBe(1);
      if (!taken[0]) load();
      return [page.html.length, whole.length];
    },
    bodies: () =>
      frames.map(
        ({ body, head }) =>
          [...head.querySelectorAll('style')].map((style) => style.textContent).join('') + body.innerHTML,
      ),
  };
}

const words = fc.stringMatching(/^[a-z<&"$ ]{0,12}$/);
const edit = fc.oneof(
  words.map((about) => ({ about })),
  words.map((tagline) => ({ tagline })),
  fc.constantFrom('#123456', '#fe9821').map((custom_primary) => ({ custom_primary })),
  fc.constantFrom('v2', 'v2.1').map((version) => ({ version })),
  fc.boolean().map((isShown) => ({ faqs: isShown ? demo.faqs : [] })),
  fc.nat(3).map((first) => ({ gallery: demo.gallery?.slice(first * 4) })),
  words.map((question) => ({ faqs: [{ question, answer: 'Yes.' }] })),
  fc.record({ at: fc.nat(3), answer: words }).map(({ at, answer }) => ({
    faqs: demo.faqs?.map((faq, index) => (index === at ? { ...faq, answer } : faq)),
  })),
);

test('[LAY-06] a frame that is sent what changed shows the same page as one that is sent all of it', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'services/'), fc.array(edit, { minLength: 1, maxLength: 8 }), (path, edits) => {
      const { change, bodies } = follow(path);
      let site = demo;
      for (const each of edits) {
        site = { ...site, ...each };
        change(site);
        const [known, following, whole] = bodies();
        expect(following).toBe(whole);
        expect(known).toBe(whole);
      }
    }),
    { numRuns: 8 },
  );
});

test('[LAY-06] a change of one text sends a part of the page only', () => {
  const { change } = follow('');
  const [sent = 0, all = 0] = change({ ...demo, about: 'Changed' });
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(all / 8);
});

test('[LAY-06] a state that is not known any more, or of another page, is answered with the whole page', () => {
  const preview = previewOf(() => demo);
  const home = preview.follow('a', '');
  expect(preview.follow('a', 'services/', home.state).html).toBe(preview.render('a', 'services/').html);
  expect(preview.follow('a', '', 999).html).toBe(home.html);
});

test('[LAY-06] a loaded page says its state, since which the first change sends a part of the page only', () => {
  let site = demo;
  const preview = previewOf(() => site);
  const loaded = preview.load('a', '').html;
  expect(loaded.replace(/ data-state="\d+"/, '')).toBe(preview.render('a', '').html);
  const frame = parse(loaded);
  site = { ...demo, about: 'Changed' };
  const { html } = preview.follow('a', '', Number(frame.documentElement.dataset['state']));
  expect(html.length).toBeLessThan(loaded.length / 8);
  expect(new ShownPage(frame, new Pictures()).take(parse(html))).toBe(true);
  expect(frame.body.textContent).toContain('Changed');
});
