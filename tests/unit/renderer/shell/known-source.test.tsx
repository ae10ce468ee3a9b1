import { afterEach, expect, test, vi } from 'vitest';
import { KnownSource } from '../../../../src-renderer/preview-frame/known-source.ts';
import { Pictures } from '../../../../src-renderer/preview-frame/pictures.ts';
import { ShownPage } from '../../../../src-renderer/preview-frame/shown-page.ts';

afterEach(() => vi.restoreAllMocks());

const htmlOf = (...parts: string[]) =>
  `<!doctype html><html lang="en"><head><style>a</style></head><body><main id="main">${parts.join('')}</main></body></html>`;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Shows a page, and returns its main element and a function that takes over a later state of its sections. */
function show(...parts: string[]) {
  const page = parse(htmlOf(...parts));
  const source = new KnownSource(page, new ShownPage(page, new Pictures()));
  const take = (...next: string[]) => source.take(htmlOf(...next));
  // The frame knows the HTML of a part once it was sent.
  take(...parts);
  return { main: page.querySelector('main')!, take };
}

const questions = (first: string, more = '') =>
  `<section id="faq"><h2>FAQ</h2>${more}<details><summary>${first}</summary><p>Yes &amp; no<br />Ask us</p></details>${'<details><summary>Other</summary></details>'.repeat(50)}</section>`;

test('[LAY-06] only the element whose text differs is parsed when an item of a long list is edited', () => {
  const { main, take } = show(questions('Why'));
  const [summary, paragraph] = [main.querySelector('summary')!, main.querySelector('p')!];
  const parseAll = vi.spyOn(DOMParser.prototype, 'parseFromString');
  expect(take(questions('Why &lt;not&gt;?'))).toBe(true);
  expect(main.querySelector('summary')).toBe(summary);
  expect(main.querySelector('p')).toBe(paragraph);
  expect(summary.textContent).toBe('Why <not>?');
  expect(parseAll).toHaveBeenCalledTimes(1);
  expect(parseAll.mock.calls[0]?.[0]).not.toContain('details');
});

test('[LAY-06] a text that was edited and is as before again is shown as before', () => {
  const { main, take } = show(questions('Why'));
  take(questions('Why not'));
  take(questions('Why'));
  expect(main.innerHTML).toBe(parse(questions('Why')).body.innerHTML);
  take(questions('Why not'));
  take(questions('Why', '<p>New</p>'));
  expect(main.innerHTML).toBe(parse(questions('Why', '<p>New</p>')).body.innerHTML);
});

test.each([
  ['an element more', questions('Why', '<p>New</p>')],
  ['another kind of element', questions('Why').replaceAll('h2>', 'h3>')],
  ['another ID', questions('Why').replace('<h2>', '<h2 id="faq-title">')],
  ['another attribute of the section', questions('Why').replace('"faq"', '"faq" class="s"')],
  ['another text of the section', questions('Why').replace('</h2>', '</h2>Text')],
  ['an attribute', questions('Why').replace('<details>', '<details class="first">')],
  ['a text in a place that a browser closes', questions('Why').replace('<h2>', '<p>Before<div>inside</div></p><h2>')],
  ['a comment with a tag', questions('Why').replace('<h2>', '<!-- <b> --><h2>')],
  ['a tag that is not closed', questions('Why').replace('<h2>', '<b><h2>')],
  ['a script with tags', questions('Why').replace('<h2>', '<script type="application/json">"</b>"</script><h2>')],
])('[LAY-06] a section with %s is shown as if it was parsed whole, and the next edits too', (_what, next) => {
  const { main, take } = show(questions('Why'));
  for (const state of [next, next.replace('Ask us', 'Call us'), next.replace('FAQ', 'Questions'), questions('Why')]) {
    expect(take(state)).toBe(true);
    expect(main.innerHTML).toBe(parse(state).body.innerHTML);
  }
});

test('[LAY-06] a drawing with another line is parsed whole', () => {
  const drawing = (path: string) =>
    `<section id="hero"><p><svg viewBox="0 0 1 1"><g><path d="${path}"/></g></svg></p></section>`;
  const { main, take } = show(drawing('M0 0'));
  take(drawing('M1 1'));
  const line = main.querySelector('path')!;
  expect([line.namespaceURI, line.getAttribute('d')]).toEqual(['http://www.w3.org/2000/svg', 'M1 1']);
});

test('[LAY-06] sections that come, go or change places do so while a text is edited', () => {
  const hero = '<section id="hero"><p>Fast</p></section>';
  const { main, take } = show(hero, questions('Why'));
  take(questions('Who'), hero, '<section id="cta"><p>Call</p></section>');
  expect([...main.children].map(({ id }) => id)).toEqual(['faq', 'hero', 'cta']);
  expect(main.querySelector('summary')?.textContent).toBe('Who');
  take(questions('When'));
  take(questions('When'), hero.replace('Fast', 'Faster'));
  expect(main.textContent).toContain('Faster');
});

test('[LAY-06] a picture is exchanged whole while another waits to be decoded', async () => {
  const decoded: (() => void)[] = [];
  HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => decoded.push(resolve));
  const photo = (src: string, words: string) => `<section id="hero"><img src="${src}"><p>${words}</p></section>`;
  const { main, take } = show(photo('a.webp', '1'));
  take(photo('b.webp', '1'));
  take(photo('a.webp', '2'));
  for (const resolve of decoded) resolve();
  await Promise.resolve();
  expect(main.querySelector('img')?.getAttribute('src')).toBe('a.webp');
  expect(main.querySelector('p')?.textContent).toBe('2');
});
