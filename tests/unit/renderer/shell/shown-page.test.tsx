import { beforeEach, expect, test, vi } from 'vitest';
import { Pictures } from '../../../../src-renderer/preview-frame/pictures.ts';
import { rehearse } from '../../../../src-renderer/preview-frame/rehearsal.ts';
import { ShownPage } from '../../../../src-renderer/preview-frame/shown-page.ts';

const head = (sheet: string, fonts = 'f') => `<style>${sheet}</style><style>${fonts}</style>`;
const pageOf = (body: string, styles = head('a')) =>
  new DOMParser().parseFromString(`<html lang="en"><head>${styles}</head><body>${body}</body></html>`, 'text/html');
const main = (...sections: string[]) => `<nav id="navigation">Menu</nav><main id="main">${sections.join('')}</main>`;
const section = (id: string, inside: string) => `<section id="${id}"><p>${inside}</p></section>`;

let decoded: (() => void)[];
beforeEach(() => {
  decoded = [];
  HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => decoded.push(resolve));
});

function show(body: string) {
  const page = pageOf(body + '<script></script>');
  const pictures = new Pictures();
  return { page, shown: new ShownPage(page, pictures), at: (selector: string) => page.querySelector(selector)! };
}

test('[LAY-06] only what differs is exchanged: all other parts are the very same elements', () => {
  const { page, shown, at } = show(main(section('hero', 'Fast'), section('faq', 'Why')));
  const [menu, hero, faq, words] = [at('#navigation'), at('#hero'), at('#faq'), at('#faq p').firstChild!];
  const typed = at('#hero p').firstChild!;
  const writes = vi.fn();
  const watch = new MutationObserver(writes);
  watch.observe(faq, { subtree: true, childList: true, characterData: true, attributes: true });
  expect(shown.take(pageOf(main(section('hero', 'Faster'), section('faq', 'Why'))))).toBe(true);
  expect([at('#navigation'), at('#hero'), at('#faq'), at('#faq p').firstChild]).toEqual([menu, hero, faq, words]);
  expect(hero.textContent).toBe('Faster');
  expect(at('#hero p').firstChild).toBe(typed);
  expect(watch.takeRecords()).toEqual([]);
  expect(page.body.lastElementChild?.localName).toBe('script');
});

test('[LAY-06] sections that come, go or change places do so around the others', () => {
  const { page, shown, at } = show(main(section('hero', 'A'), section('faq', 'B'), section('reviews', 'C')));
  const [hero, reviews] = [at('#hero'), at('#reviews')];
  shown.take(pageOf(main(section('reviews', 'C'), section('cta', 'D'), section('hero', 'A'))));
  expect([...at('main').children].map(({ id }) => id)).toEqual(['reviews', 'cta', 'hero']);
  expect([at('#hero'), at('#reviews')]).toEqual([hero, reviews]);
  shown.take(pageOf(main(section('cta', 'E')) + '<div class="over">F</div>'));
  expect(page.body.textContent).toBe('MenuEF');
  expect(page.body.lastElementChild?.localName).toBe('script');
});

test('[LAY-06] what was unfolded stays so, and what the frame has marked', () => {
  const question = (answer: string) =>
    main(`<section id="faq"><details><summary>Q</summary>${answer}</details></section>`);
  const { shown, at } = show(question('Old'));
  at('details').toggleAttribute('open', true);
  at('#faq').toggleAttribute('data-edited', true);
  shown.take(pageOf(question('New')));
  expect(at('details').outerHTML).toBe('<details open=""><summary>Q</summary>New</details>');
  expect(at('#faq').hasAttribute('data-edited')).toBe(true);
});

test('[LAY-06] a picture takes the place of another once it is decoded, the newest alone', async () => {
  const photo = (src: string, words: string) => main(`<section id="hero"><img src="${src}"><p>${words}</p></section>`);
  const { shown, at } = show(photo('a.webp', '1'));
  shown.take(pageOf(photo('b.webp', '2')));
  shown.take(pageOf(photo('c.webp', '3')));
  expect(at('#hero p').textContent).toBe('3');
  expect(at('img').getAttribute('src')).toBe('a.webp');
  decoded.forEach((resolve) => resolve());
  await vi.waitFor(() => expect(at('img').getAttribute('src')).toBe('c.webp'));
  shown.take(pageOf(photo('d.webp', '3')));
  shown.take(pageOf(photo('c.webp', '4')));
  decoded.forEach((resolve) => resolve());
  await vi.waitFor(() => expect(at('#hero p').textContent).toBe('4'));
  expect(at('img').getAttribute('src')).toBe('c.webp');
});

test('[LAY-06] other colors are taken in place, other fonts or another language need a page of their own', () => {
  const { page, shown } = show(main(section('hero', 'A')));
  const sheet = page.head.querySelector('style')!;
  expect(shown.take(pageOf(main(section('hero', 'A')), head('b')))).toBe(true);
  expect(sheet.textContent).toBe('b');
  expect(shown.take(pageOf(main(section('hero', 'B')), head('b', 'other')))).toBe(false);
  const spanish = pageOf(main(section('hero', 'B')), head('b'));
  spanish.documentElement.lang = 'es';
  expect(shown.take(spanish)).toBe(false);
  expect(page.body.textContent).toBe('MenuA');
});

test('[LAY-06] a style sheet that differs is replaced alone, so that the frame reads no other again', () => {
  const styles = (...sheets: string[]) => sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  const page = pageOf('', styles('a', 'b', 'f'));
  const texts = [...page.head.querySelectorAll('style')].map((style) => style.firstChild);
  expect(new ShownPage(page, new Pictures()).take(pageOf('', styles('a', 'c', 'f')))).toBe(true);
  expect([...page.head.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['a', 'c', 'f']);
  expect([...page.head.querySelectorAll('style')].map((style, at) => style.firstChild === texts[at])).toEqual([
    true,
    false,
    true,
  ]);
});

test('[LAY-06] sections and styles that are marked as the same stay, also at another place', () => {
  const { page, shown, at } = show(main(section('hero', 'A'), section('faq', 'B')));
  const [hero, menu] = [at('#hero'), at('#navigation')];
  const same = (id: string) => `<template id="${id}" data-same></template>`;
  const styles = '<style data-same></style><style data-same></style>';
  const next = `${same('navigation')}<main id="main">${section('faq', 'C')}${same('hero')}</main>`;
  expect(shown.take(pageOf(next, styles))).toBe(true);
  expect([...at('main').children]).toEqual([at('#faq'), hero]);
  expect(at('#navigation')).toBe(menu);
  expect(page.body.textContent).toBe('MenuCA');
  expect(page.head.querySelector('style')?.textContent).toBe('a');
});

test('[LAY-06] a page needs a frame of its own where a section is marked as the same that the frame does not have', () => {
  const { page, shown } = show(main(section('hero', 'A')));
  expect(shown.take(pageOf(main(section('hero', 'B'), '<template id="faq" data-same></template>')))).toBe(false);
  expect(page.body.textContent).toBe('MenuA');
});

test.each([main(section('hero', 'Fast')), main(), '<p>No such page</p>'])(
  '[LAY-06] the page %s stays as it is when an exchange is rehearsed',
  (body) => {
    const { page } = show(body);
    const before = page.documentElement.outerHTML;
    const writes = new MutationObserver(() => undefined);
    writes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
    rehearse(page);
    expect(writes.takeRecords()).toEqual([]);
    expect(page.documentElement.outerHTML).toBe(before);
  },
);
