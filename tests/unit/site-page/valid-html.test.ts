import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { renderSite } from '../../../src-main/site-page/index.ts';
import type { PublishedFile } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { pairs } from '../../support/sites/kinds.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Its pages, of those in one folder the first alone. */
function sampleOf(files: readonly PublishedFile[]): PublishedFile[] {
  const folder = (path: string): string => path.replace(/[^/]+\/index\.html$/, '');
  const pages = files.filter(({ type }) => type.startsWith('text/html'));
  return pages.filter(({ path }, at) => pages.findIndex((other) => folder(other.path) === folder(path)) === at);
}

const problems = ({ path, body }: PublishedFile): string[] =>
  validator
    .validateStringSync(body)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`);

test.each(pairs)('[PAGE-06] $kind in $version: a validator finds nothing in its pages', ({ site }) => {
  const pages = sampleOf(renderSite(publishInput({ ...site, multipage: true })));
  expect(pages.flatMap(problems)).toEqual([]);
});
