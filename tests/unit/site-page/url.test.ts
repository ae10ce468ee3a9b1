import { describe, expect, test } from 'vitest';
import { absolute, externalUrl, imageAddress, safeImageUrl, safeUrl } from '../../../src-main/site-page/html/url.ts';

describe('safeUrl', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'view-source:javascript:alert(1)',
  ])('[PAGE-04] drops %j', (url) => {
    expect(safeUrl(url)).toBe('');
  });

  test.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['tel:+15125550142', 'tel:+15125550142'],
    ['sms:+15125550142', 'sms:+15125550142'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/contact', '/contact'],
    ['#faq', '#faq'],
    ['example.com/book', 'https://example.com/book'],
    ['example.com:8443/book', 'https://example.com:8443/book'],
    ['//example.com/x', 'https://example.com/x'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['', ''],
  ])('takes %j as %j', (typed, url) => {
    expect(safeUrl(typed)).toBe(url);
  });
});

test.each([
  ['facebook.com/us', 'https://facebook.com/us'],
  ['http://facebook.com/us', 'https://facebook.com/us'],
  ['https://www.yelp.com/biz/x', 'https://www.yelp.com/biz/x'],
  ['//g.page/x', 'https://g.page/x'],
  ['bücher.example/x', 'https://bücher.example/x'],
  ['javascript:alert(1)', ''],
  ['not a host', ''],
  ['', ''],
])('externalUrl reads %j as %j', (typed, url) => {
  expect(externalUrl(typed)).toBe(url);
});

test.each([
  ['https://cdn.example/a.jpg', true],
  ['/media/seed/a.webp', true],
  ['img/a.jpg', true],
  ['blob:app://studio/1', true],
  ['data:image/png;base64,AAAA', true],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
])('a picture may come from %j: %s', (url, usable) => {
  expect(safeImageUrl(url) !== '').toBe(usable);
  expect(imageAddress(url) !== '').toBe(usable);
});

test.each([
  ['img/a.jpg', 'https://x.example/site', 'https://x.example/site/img/a.jpg'],
  ['./', 'https://x.example/site/', 'https://x.example/site/'],
  ['/img/a.jpg', 'https://x.example/site/', 'https://x.example/img/a.jpg'],
  ['https://cdn.example/a.jpg', 'https://x.example/', 'https://cdn.example/a.jpg'],
  ['data:image/png;base64,AA', 'https://x.example/', ''],
  ['img/a.jpg', '', ''],
  ['//cdn.example/a.jpg', 'https://x.example/', 'https://cdn.example/a.jpg'],
])('absolute(%j, %j) is %j', (src, base, url) => {
  expect(absolute(src, base)).toBe(url);
});
