import { expect, test } from 'vitest';
import { parsePastedReviews, reviewOfPasted } from '#shared/domain/review/paste.ts';
import { monthOfWords, reviewMonth } from '#shared/domain/review/month.ts';

const today = '2026-05-16';

test.each([
  ['March 3, 2023', '2023-03'],
  ['Sept. 3, 2023', '2023-09'],
  ['3 March 2023', '2023-03'],
  ['March 2023', '2023-03'],
  ['2023-03-31', '2023-03'],
  ['Edited March 3, 2023', '2023-03'],
  // a day without a year: the latest such day that is not after `today`
  ['May 3', '2026-05'],
  ['12 December', '2025-12'],
  ['December 12 at 2:15 PM', '2025-12'],
  ['Yesterday at 2:15 PM', '2026-05'],
  ['just now', '2026-05'],
  ['3 days ago', '2026-05'],
  ['20 days ago', '2026-04'],
  ['a week ago', '2026-05'],
  ['Edited 3 weeks ago', '2026-04'],
  ['5w', '2026-04'],
  ['3d', '2026-05'],
])('[REV-02] the page’s words “%s” mean the month %s', (words, month) => {
  expect(monthOfWords(words, today)).toBe(month);
});

test.each(['2 weeks ago', 'a month ago', '2 months ago', 'a year ago', '1y', '2mo', '03/04/2025', ''])(
  '[REV-02] “%s” leaves open which month, and none is made up',
  (words) => {
    expect(monthOfWords(words, today)).toBe('');
  },
);

test('[REV-02] today may still be the last month where a page counts hours', () => {
  expect(monthOfWords('5 hours ago', '2026-05-01')).toBe('');
  expect(monthOfWords('5 hours ago', '2026-05-02')).toBe('2026-05');
});

test('[REV-02] a pasted review has its month', () => {
  const [review] = parsePastedReviews('Ann Lee\n4 stars\nMarch 3, 2023\nNice people.').reviews;
  expect(reviewOfPasted(review!, today)).toMatchObject({ reviewer: 'Ann Lee', date: '2023-03' });
});

test('[PAGE-02] a review has a month only when its date begins with year and month', () => {
  expect(reviewMonth({ date: '2026-03' })).toBe('2026-03');
  expect(reviewMonth({ date: ' 2026-03-14T08:00:00Z' })).toBe('2026-03');
  for (const date of [undefined, null, '', '2026', '2026-13', 'last spring', 7, {}]) {
    expect(reviewMonth({ date } as object), String(date)).toBe('');
  }
});
