import { describe, expect, test } from 'vitest';
import { parsePastedReviews, reviewOfPasted } from '#shared/domain/review/paste.ts';

const google = `Dana Rivers
Local Guide · 34 reviews · 12 photos
★★★★★ 2 weeks ago
NEW
They cleared our drain in an hour.

The kitchen was cleaner than before. … More
Like
Share
Blue Ridge Plumbing (Owner)
2 weeks ago
Thank you, Dana!
Tom & Lucy H.
3 reviews
\uE838\uE838\uE838\uE838\uE83A
a year ago
Good work, a bit late.
Response from the owner a year ago
Sorry about the wait.
Priya S.
1 review
5/5
3 days ago on
Google
Fast!`;

const facebook = `Beth Callahan recommends Blue Ridge Plumbing.
March 3, 2023  ·
Shared with Public
So patient with my questions.
All reactions:
3
1 comment
Like
Comment
Share
Sam O'Neil doesn’t recommend Blue Ridge Plumbing.
Yesterday at 2:15 PM · 🌐
Nobody called back.
Ann Lee reviewed Blue Ridge Plumbing — 4★
5w
Nice people.`;

describe('[REV-02] pasted reviews', () => {
  test('of Google have their stars, dates and words, without the owner’s answers', () => {
    const { reviews, problems } = parsePastedReviews(google);
    expect(problems).toEqual([]);
    expect(reviews).toEqual([
      {
        reviewer: 'Dana Rivers',
        stars: 5,
        date: '2 weeks ago',
        review: 'They cleared our drain in an hour.\n\nThe kitchen was cleaner than before. …',
        source: 'Google',
      },
      { reviewer: 'Tom & Lucy H.', stars: 4, date: 'a year ago', review: 'Good work, a bit late.', source: 'Google' },
      { reviewer: 'Priya S.', stars: 5, date: '3 days ago', review: 'Fast!', source: 'Google' },
    ]);
  });

  test('of Facebook have stars by what they recommend', () => {
    const { reviews, problems } = parsePastedReviews(facebook);
    expect(problems).toEqual([]);
    expect(reviews.map(({ reviewer, stars, date, review }) => [reviewer, stars, date, review])).toEqual([
      ['Beth Callahan', 5, 'March 3, 2023', 'So patient with my questions.'],
      ["Sam O'Neil", 1, 'Yesterday at 2:15 PM', 'Nobody called back.'],
      ['Ann Lee', 4, '5w', 'Nice people.'],
    ]);
    expect(new Set(reviews.map(({ source }) => source))).toEqual(new Set(['Facebook']));
  });

  test('whose stars are pictures have none, and wait to be approved', () => {
    const [review] = parsePastedReviews('Jorge A.\n4 reviews\na month ago\nThe best of three quotes.').reviews;
    expect(review).toMatchObject({ reviewer: 'Jorge A.', stars: undefined, source: 'Google' });
    expect(reviewOfPasted(review!, '2026-05-16')).toMatchObject({ stars: '5', status: 'unapproved' });
    expect(reviewOfPasted({ ...review!, stars: 2, source: '' }, '2026-05-16')).toMatchObject({
      stars: '2',
      status: 'approved',
      source: 'Facebook',
    });
  });

  test('that are none are reported with their lines', () => {
    const { reviews, problems } = parsePastedReviews(
      'All reviews of us\nare good.\n\nAnn Lee\n5 stars\nBob M.\n1 star\nBad.',
    );
    expect(reviews.map(({ reviewer, review }) => [reviewer, review])).toEqual([['Bob M.', 'Bad.']]);
    expect(problems).toEqual([
      { line: 1, text: 'All reviews of us\nare good.', reason: 'No name with a date or stars stands before this.' },
      { line: 4, text: 'Ann Lee', reason: 'This review has no words.' },
    ]);
  });

  test('of an empty text are none', () => {
    expect(parsePastedReviews('\n \n')).toEqual({ reviews: [], problems: [] });
  });
});
