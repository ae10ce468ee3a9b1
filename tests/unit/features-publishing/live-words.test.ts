import { describe, expect, test } from 'vitest';
import { compareWords, cachedReadings } from '../../../src-main/features/publishing/live-words.ts';
import { linesMissing, linesOf, textsIn } from '../../../src-main/features/publishing/page-lines.ts';
import { PageAnswer } from '../../../src-main/media/live-reader.ts';

const page = (path: string, name: string, body: string) => ({ path, name, html: `<body>${body}</body>` });
const url = 'https://joes.example/';

type ReadOf = ReturnType<typeof cachedReadings>;

/**
 * Compares the draft with live pages. `live` has the page of each path; a number is the status of a response without
 * the page.
 */
function compare(
  live: Record<string, string | number>,
  draft: ReturnType<typeof page>[],
  { guess = [], read = cachedReadings()('a look') }: { guess?: typeof draft; read?: ReturnType<ReadOf> } = {},
) {
  const readLive = async (address: string): Promise<Uint8Array> => {
    const path = address.slice(url.length);
    const answer = live[path] ?? 404;
    if (typeof answer === 'number') throw new PageAnswer(path, answer);
    return new TextEncoder().encode(answer);
  };
  const texts = ['Honest work', 'Sound work', 'Drain Camera'];
  return compareWords({ url, draft, guess, texts }, { readLive, signal: new AbortController().signal, read });
}

test('[PUB-03] a page is read line by line, without what nobody sees', () => {
  const html = `<head><title>T</title></head><h1>Honest <em>work</em></h1><script>x()</script><style>p{}</style>
    <p>Call&nbsp;us &amp; ask<br>today</p><ul><li>One<li>Two</ul><!-- no --><template>no</template>`;
  expect(linesOf(html)).toEqual(['Honest work', 'Call us & ask', 'today', 'One', 'Two']);
});

test('[PUB-03] a line is missing where the other page says it nowhere, in a longer line either', () => {
  expect(linesMissing(['One', 'Two', 'Two', 'Three'], ['One and Three'])).toEqual(['Two']);
});

test('[PUB-03] texts of a record are found at any depth, but for very short ones', () => {
  expect(textsIn({ a: 'Honest', b: ['no', { c: 'Sound\n work' }], d: [{ e: 'Deep' }], f: 7, g: '[so]' })).toEqual([
    ...['Honest', 'Sound work', 'Deep', '[so]'],
  ]);
});

describe('[PUB-03] the live pages are compared by their words', () => {
  test('when another computer has published: both sides are said, but not what the design alone says', async () => {
    const draft = [page('', 'Home', '<h1>Honest work</h1><p>Read more</p>')];
    const found = await compare({ '': '<h1>Sound work</h1><p>Learn more</p>' }, draft);
    expect(found).toEqual({
      ...{ url, holds: false },
      pages: [{ path: '', name: 'Home', kind: 'changed', fresh: ['Honest work'], gone: ['Sound work', 'Learn more'] }],
    });
  });

  test('when all is the same: nothing differs', async () => {
    const draft = [page('', 'Home', '<h1>Honest work</h1>')];
    expect((await compare({ '': '<div>Honest work</div>' }, draft)).pages).toEqual([]);
  });

  test('when pages come, go and cannot be read', async () => {
    const draft = [page('', 'Home', ''), page('team/', 'Team', ''), page('faq/', 'FAQ', '')];
    const home =
      '<a href="/old">Old</a><a href="#top">Top</a><a href="/logo.png">x</a><a href="https://else.example/y/">y</a>';
    const found = await compare({ '': home, 'faq/': 500 }, draft, { guess: [page('past/', 'Past', '')] });
    expect(found.pages.slice(1).map(({ path, name, kind }) => [path, name, kind])).toEqual([
      ['team/', 'Team', 'added'],
      ['faq/', 'FAQ', 'unread'],
      ['old/', 'old/', 'removed'],
    ]);
  });

  test('when the home page cannot be read: why is said', async () => {
    expect(await compare({ '': 503 }, [page('', 'Home', '')])).toEqual({
      ...{ url, problem: 'it answers 503', holds: false, pages: [] },
    });
  });

  test('when the draft is edited during a look: no page is fetched again', async () => {
    const readOf = cachedReadings();
    const draft = [page('', 'Home', '<h1>Honest work</h1>')];
    await compare({ '': 'Sound work' }, draft, { read: readOf('1') });
    const edited = [page('', 'Home', '<h1>Drain Camera</h1>')];
    const again = await compare({ '': 404 }, edited, { read: readOf('1') });
    expect(again.pages).toMatchObject([{ fresh: ['Drain Camera'], gone: ['Sound work'] }]);
    expect(await compare({ '': 404 }, edited, { read: readOf('2') })).toMatchObject({ problem: 'it answers 404' });
  });

  test('when they contain the texts of the guessed version: `holds` is true', async () => {
    const draft = [page('', 'Home', '<h1>Drain Camera</h1>')];
    const guess = [page('', 'Home', '<h1>Honest work</h1><p>Of the design</p>')];
    expect((await compare({ '': '<p>Honest work</p>' }, draft, { guess })).holds).toBe(true);
    expect((await compare({ '': '<p>Sound work</p>' }, draft, { guess })).holds).toBe(false);
    expect((await compare({ '': '<p>Honest work</p>' }, draft)).holds).toBe(false);
  });
});
