import { expect, test } from 'vitest';
import { differencesOf } from '../../../../src-renderer/preview-frame/differing.ts';
import fc from '../../../support/fast-check.ts';

const elementOf = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
const never = () => false;

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('words', 'more words', '<!--a-->', '<img src="a">', '<b></b>'),
    fc
      .record({
        name: fc.constantFrom('div', 'section'),
        attribute: fc.constantFrom('', ' class="x"', ' class="y"', ' title="x"'),
        inside: fc.array(tie('node'), { maxLength: 4 }),
      })
      .map(({ name, attribute, inside }) => `<${name}${attribute}>${inside.join('')}</${name}>`),
  ),
}));
const page = fc.array(node, { maxLength: 4 }).map((nodes) => `<main>${nodes.join('')}</main>`);

test('[LAY-06] an element is like its next state when each of its differing parts has been exchanged', () => {
  fc.assert(
    fc.property(page, page, (html, later) => {
      const [holder, next] = [elementOf(`<div>${html}</div>`), elementOf(later)];
      for (const { own, next: other } of differencesOf(holder.firstElementChild!, next, never)) {
        own.replaceWith(other.cloneNode(true));
      }
      expect(holder.innerHTML).toBe(next.outerHTML);
    }),
  );
});

test('[LAY-06] nothing but the text differs when a word of a long list is typed', () => {
  const list = (last: string) =>
    elementOf(`<ul>${'<li><b>One</b> of many</li>'.repeat(200)}<li><b>The</b> ${last}</li></ul>`);
  const differences = differencesOf(list('last'), list('latest'), never);
  expect(differences.map(({ own, next }) => [own.nodeName, own.nodeValue, next.nodeValue])).toEqual([
    ['#text', ' last', ' latest'],
  ]);
});

test('[LAY-06] an attribute that may stay is no difference, another one is', () => {
  const [own, next] = [
    elementOf('<details open><p lang="es">A</p></details>'),
    elementOf('<details><p>A</p></details>'),
  ];
  const found = differencesOf(own, next, (name) => name === 'open');
  expect(found.map(({ own: element }) => element.nodeName)).toEqual(['P']);
});
