import { plumber } from '../support/sites/index.ts';
import { expect, test } from './pages.ts';
import { homeOf, load } from './unserved.ts';

/** The share of each slide, and of the background behind the slides, that can be seen at a moment (0–1). */
interface Moment {
  slides: number[];
  behind: number;
}

/** Returns `count` moments spread over a round of the slides. Runs in the page, once the slides move. */
function moments(count: number): Moment[] {
  const slides = [...document.querySelectorAll('#hero .slides > div')];
  const animations = slides.flatMap((slide) => slide.getAnimations());
  if (new Set(animations.map(({ startTime }) => startTime)).size !== 1) throw new Error('The slides began apart');
  const round = Number(animations[0]?.effect?.getComputedTiming().duration);
  return Array.from({ length: count }, (_, at) => {
    for (const animation of animations) animation.currentTime = (at / count) * round;
    let behind = 1;
    const seen = slides.toReversed().map((slide) => {
      const { opacity, transform } = getComputedStyle(slide);
      const aside = Math.abs(new DOMMatrix(transform).e) / slide.clientWidth;
      const share = transform === 'none' ? Number(opacity) * behind : Math.max(0, 1 - aside);
      behind -= share;
      return share;
    });
    return { slides: seen.toReversed(), behind };
  });
}

for (const motion of ['fade', 'slide']) {
  for (const count of [2, 3, 5]) {
    test(`[PAGE-02] ${count} hero photos that ${motion} begin with the first when the others have come, and leave no gap between them`, async ({
      blank,
    }) => {
      const photos = Array.from({ length: count }, (_, at) => ({ photo: `/media/${at}.jpg`, order: count - at }));
      const page = await blank({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } });
      await load(page, homeOf({ ...plumber, hero_gallery_photos: photos, custom_hero_slider_type: motion }), () =>
        page.clock.install(),
      );
      await page.clock.runFor(5000);
      await expect(page.locator('#hero .slides > div')).toHaveCount(count);
      await expect
        .poll(() => page.evaluate(() => document.getAnimations().every(({ pending }) => !pending)))
        .toBe(true);
      const round = await page.evaluate(moments, 60);
      expect(round[0]?.slides[0]).toBeGreaterThan(0.99);
      expect(Math.max(...round.map(({ behind }) => behind))).toBeLessThan(0.01);
      for (const at of photos.keys()) expect(Math.max(...round.map(({ slides }) => slides[at]!))).toBeGreaterThan(0.99);
    });
  }
}
