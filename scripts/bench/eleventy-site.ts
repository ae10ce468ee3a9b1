import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { escapeHtml } from '../../src-main/site-page/html/html.ts';
import { scriptJson } from '../../src-main/site-page/html/json-ld.ts';
import type { PublishedFile } from '../../src-main/site-page/index.ts';

/** Sites whose records have the same members, so that one template per file can draw all of them. */
export interface Kind {
  sites: readonly SiteDocument[];
  /** the site whose published files are made into the templates */
  example: SiteDocument;
  files: readonly PublishedFile[];
}

/**
 * Minimum number of characters of a line that `templateOf` replaces by its path. A shorter line of the record, such as
 * `TX`, often occurs in the page's markup by chance.
 */
const SHORTEST_TEXT = 6;

/** Returns the text as it is written within a JSON string of the page, without the quotes. */
const quoted = (text: string): string => scriptJson(text).value.slice(1, -1);
const line = (text: string, at: number): string => text.split('\n')[at] ?? '';

/**
 * Returns the lines of all texts in a value, each with its expression for the template. Texts are split because pages
 * have a paragraph per line. Lines of less than SHORTEST_TEXT characters are left out.
 */
function lines(value: unknown, path: string): { text: string; path: string }[] {
  if (typeof value === 'string') {
    return value
      .split('\n')
      .map((text, at, { length }) => ({ text, path: length === 1 ? path : `${path} | line(${at})` }))
      .filter(({ text }) => text.length >= SHORTEST_TEXT);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => lines(item, `${path}[${JSON.stringify(key)}]`));
}

/**
 * Returns the Nunjucks template of a page: each line that `lines` returns for the site is replaced by an expression
 * with its path.
 */
function templateOf(page: string, site: SiteDocument): string {
  const slots: string[] = [];
  let template = page;
  const place = (text: string, slot: string): void => {
    if (template.includes(text)) template = template.replaceAll(text, `\uE000${slots.push(slot) - 1}\uE001`);
  };
  for (const { text, path } of lines(site, 'site').toSorted((a, b) => b.text.length - a.text.length)) {
    place(escapeHtml(text), `{{ ${path} }}`);
    place(quoted(text), `{{ ${path} | quoted | safe }}`);
  }
  return template
    .replace(/\{[{%#]/g, (opening) => `{{ ${JSON.stringify(opening)} | safe }}`)
    .replace(/\uE000(\d+)\uE001/g, (_, slot) => slots[Number(slot)] ?? '');
}

/** Builds the sites with Eleventy, from one template for each file of a kind. */
export async function buildByEleventy(kinds: readonly Kind[], folder: string): Promise<void> {
  const input = await mkdtemp(join(tmpdir(), 'sitewright-eleventy-'));
  const eleventy = new Eleventy(input, folder, {
    configPath: null,
    config(config) {
      config.setQuietMode(true);
      config.addFilter('quoted', quoted);
      config.addFilter('line', line);
      kinds.forEach(({ sites, example, files }, at) => {
        config.addGlobalData(`kind${at}`, sites);
        for (const { path, body } of files) {
          config.addTemplate(`${at}/${path}.njk`, templateOf(body, example), {
            pagination: { data: `kind${at}`, size: 1, alias: 'site' },
            permalink: `{{ site.slug }}/${path}`,
          });
        }
      });
    },
  });
  await eleventy.write();
  await rm(input, { recursive: true });
}
