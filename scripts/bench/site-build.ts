import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { createFolderStore } from '../../src-main/local-backend/publisher/folder-store.ts';
import { type PublishedFile, renderSite } from '../../src-main/site-page/index.ts';
import { fixtureSites } from './fixture-sites.ts';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';

const SITES = 1000;
const ROUNDS = 3;
const REPUBLISHES = 20;

const document = (title: string, main: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="description" content="{{ site.description }}"></head><body>
<header><a href="/">{{ site.company_name }}</a><a href="tel:{{ site.phone }}">{{ site.phone }}</a></header>
<main>${main}</main><footer>{{ site.company_name }} {{ site.email }}</footer></body></html>`;

/** The files that a site of one page has, with what they say but without what ours have beside it: style, structured data. */
const templates = {
  'index.html': document(
    '{{ site.title }}',
    `<section><h1>{{ site.company_tagline }}</h1><p>{{ site.about }}</p></section>
<section><h2>{{ site.service_header }}</h2>{% for item in site.services %}<article><h3>{{ item.service }}</h3>
<p>{{ item.description }}</p></article>{% endfor %}</section>
<section><h2>{{ site.best_work_header }}</h2>{% for item in site.gallery %}<figure><img src="{{ item.photo }}" alt="{{ item.alt }}">
<figcaption>{{ item.caption }}</figcaption></figure>{% endfor %}</section>
<section><h2>{{ site.testimonial_header }}</h2>{% for item in site.testimonials %}<blockquote><p>{{ item.review }}</p>
<cite>{{ item.reviewer }}</cite></blockquote>{% endfor %}</section>
<section><h2>{{ site.faq_header }}</h2>{% for item in site.faqs %}<details><summary>{{ item.question }}</summary>
<p>{{ item.answer }}</p></details>{% endfor %}</section>`,
  ),
  'text-us/index.html': document(
    'Text us',
    '<form method="post"><input name="name"><textarea name="message"></textarea></form>',
  ),
  'thank-you/index.html': document('Thank you', '<h1>Thank you</h1><p>{{ site.company_name }} will answer soon.</p>'),
  'leave-a-review/index.html': document('Leave a review', '<a href="{{ site.google_review_link }}">Google</a>'),
  '404.html': document('Not found', '<h1>Not found</h1><a href="/">Home</a>'),
  'robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n',
  'sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>
<loc>https://www.example.com/</loc></url></urlset>`,
};

/** Each with words of its own, so that no memo can answer for another. */
async function fleet(): Promise<SiteDocument[]> {
  const kinds = Object.values(await fixtureSites());
  return Array.from({ length: SITES }, (_, at) => {
    const site = kinds[at % kinds.length] as SiteDocument;
    return { ...site, slug: `site-${at}`, company_name: `${String(site.company_name)} ${at}` };
  });
}

const filesOf = (site: SiteDocument): PublishedFile[] =>
  renderSite({
    site,
    mode: 'publish',
    baseUrl: 'https://www.example.com/',
    image: (src) => ({ src }),
    font: (face) => face,
  });

/** Sites that are written while the next ones are drawn. */
const WRITING = 4;

async function ours(sites: readonly SiteDocument[], folder: string): Promise<void> {
  const writing = new Set<Promise<void>>();
  for (const site of sites) {
    const written: Promise<void> = write(filesOf(site), join(folder, String(site.slug))).then(() => {
      writing.delete(written);
    });
    writing.add(written);
    if (writing.size >= WRITING) await Promise.race(writing);
  }
  await Promise.all(writing);
}

async function write(files: readonly PublishedFile[], folder: string): Promise<void> {
  const targets = files.map(({ path, body }) => ({ target: join(folder, path), body }));
  const folders = new Set(targets.map(({ target }) => dirname(target)));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(targets.map(({ target, body }) => writeFile(target, body)));
}

async function byEleventy(sites: readonly SiteDocument[], folder: string): Promise<void> {
  const input = await mkdtemp(join(tmpdir(), 'sitewright-eleventy-'));
  const eleventy = new Eleventy(input, folder, {
    configPath: null,
    config(config) {
      config.setQuietMode(true);
      config.addGlobalData('sites', sites);
      for (const [path, template] of Object.entries(templates)) {
        config.addTemplate(`${path}.njk`, template, {
          pagination: { data: 'sites', size: 1, alias: 'site' },
          permalink: `{{ site.slug }}/${path}`,
        });
      }
    },
  });
  await eleventy.write();
  await rm(input, { recursive: true });
}

async function timed(work: (folder: string) => Promise<unknown>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-build-'));
  const start = performance.now();
  await work(folder);
  const time = performance.now() - start;
  await rm(folder, { recursive: true });
  return time;
}

/** Publishes a site that has not changed since: it is drawn and compared, and nothing is written. */
async function republish(site: SiteDocument): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-build-'));
  const store = createFolderStore(folder);
  const publish = () => {
    const files = filesOf(site).map(({ path, type, body }) => ({ path, type, bytes: Buffer.from(body) }));
    return store.publish({ files, redirects: [], publishedAt: 0 });
  };
  await publish();
  const times: number[] = [];
  for (let run = 0; run < REPUBLISHES; run++) {
    const start = performance.now();
    await publish();
    times.push(performance.now() - start);
  }
  await rm(folder, { recursive: true });
  return median(times);
}

/** P11: the build of a fleet of sites beside Eleventy's of as many files from the same data, and a site that is published unchanged. */
export async function run(): Promise<BenchRow[]> {
  const sites = await fleet();
  const times = { ours: [] as number[], eleventy: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(await timed((folder) => ours(sites, folder)));
    times.eleventy.push(await timed((folder) => byEleventy(sites, folder)));
  }
  const [own, reference] = [median(times.ours), median(times.eleventy)];
  const again = await republish(sites[0] as SiteDocument);
  return [
    {
      id: 'P11',
      what: `build of ${SITES} sites`,
      reference: `Eleventy, the same files without style, ${ms(reference)}`,
      measured: ms(own),
      ratio: own / reference,
      goal: '≤ 0.33×',
      ok: own / reference <= 1 / 3,
    },
    {
      id: 'P11 again',
      what: 'unchanged site published again',
      reference: '–',
      measured: ms(again),
      goal: '≤ 200 ms',
      ok: again <= 200,
    },
  ];
}
