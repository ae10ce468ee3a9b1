import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { renderSite } from '../../../src-main/site-page/index.ts';
import type { PublishedFile } from '../../../src-main/site-page/index.ts';
import { oneOfEachKind, publishInput } from '../../support/site-page.ts';
import { pairs, withAllPages } from '../../support/sites/kinds.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const problems = ({ path, body }: PublishedFile): string[] =>
  validator
    .validateStringSync(body)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`);

test.each(pairs)('[PAGE-06] $kind in $version: a validator finds nothing in its pages', ({ site }) => {
  const pages = oneOfEachKind(renderSite(publishInput(withAllPages(site))));
  expect(pages.flatMap(problems)).toEqual([]);
});
