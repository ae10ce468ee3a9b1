import { describe, expect, test } from 'vitest';
import { attributes, escapeHtml, html, raw } from '../../../src-main/site-page/html/html.ts';
import { scriptJson } from '../../../src-main/site-page/html/json-ld.ts';

describe('html', () => {
  test('[PAGE-04] escapes every value that is not markup already', () => {
    const typed = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${typed}">${typed}</p>`.value).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
    );
  });

  test('takes markup, lists and numbers, and leaves out false, null and undefined', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    expect(
      html`<ul>
        ${items}${false}${null}${undefined}${0}
      </ul>`.value,
    ).toBe('<ul><li>a</li><li>b</li>0</ul>');
    expect(html`${raw('<b>x</b>')}`.value).toBe('<b>x</b>');
  });

  test('drops the line breaks of a template but not those of values', () => {
    const value = 'one\n  two';
    expect(
      html`<p>
        ${value}
        <b>bold</b>
      </p>`.value,
    ).toBe('<p>one\n  two<b>bold</b></p>');
  });

  test('keeps text without special characters as it is', () => {
    const text = 'Plain words, 100 % safe';
    expect(escapeHtml(text)).toBe(text);
  });
});

test('attributes leave out absent values and escape the others', () => {
  expect(attributes({ id: 'a"b', hidden: true, title: null, rel: undefined, inert: false, width: 3 }).value).toBe(
    'id="a&quot;b" hidden width="3"',
  );
});

test('[PAGE-04] JSON inside a script element cannot end it', () => {
  const value = { text: '</script><!--<script>\u2028&' };
  const written = scriptJson(value).value;
  expect(written).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(written)).toEqual(value);
});
