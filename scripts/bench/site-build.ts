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

/** What a home page says, without what our pages have beside it: style, structured data, further pages. */
const template = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ site.title }}</title>
<meta name="description" content="{{ site.description }}"></head><body>
<header><a href="/">{{ site.company_name }}</a><a href="tel:{{ site.phone }}">{{ site.phone }}</a></header>
<main><section><h1>{{ site.company_tagline }}</h1><p>{{ site.about }}</p></section>
<section><h2>{{ site.service_header }}</h2>{% for item in site.services %}<article><h3>{{ item.service }}</h3>
<p>{{ item.description }}</p></article>{% endfor %}</section>
<section><h2>{{ site.best_work_header }}</h2>{% for item in site.gallery %}<figure><img src="{{ item.photo }}" alt="{{ item.alt }}">
<figcaption>{{ item.caption }}</figcaption></figure>{% endfor %}</section>
<section><h2>{{ site.testimonial_header }}</h2>{% for item in site.testimonials %}<blockquote><p>{{ item.review }}</p>
<cite>{{ item.reviewer }}</cite></blockquote>{% endfor %}</section>
<section><h2>{{ site.faq_header }}</h2>{% for item in site.faqs %}<details><summary>{{ item.question }}</summary>
<p>{{ item.answer }}</p></details>{% endfor %}</section></main>
<footer>{{ site.company_name }} {{ site.email }}</footer></body></html>`;

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

async function ours(sites: readonly SiteDocument[], folder: string): Promise<void> {
  for (const site of sites) {
    for (const { path, body } of filesOf(site)) {
      const target = join(folder, String(site.slug), path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, body);
    }
  }
}

async function byEleventy(sites: readonly SiteDocument[], folder: string): Promise<void> {
  const input = await mkdtemp(join(tmpdir(), 'sitewright-eleventy-'));
  const eleventy = new Eleventy(input, folder, {
    configPath: null,
    config(config) {
      config.setQuietMode(true);
      config.addGlobalData('sites', sites);
      config.addTemplate('page.njk', template, {
        pagination: { data: 'sites', size: 1, alias: 'site' },
        permalink: '{{ site.slug }}/index.html',
      });
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

/** P11: the build of a fleet of sites beside Eleventy's of their home pages alone, and a site that is published unchanged. */
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
      what: `build of ${SITES} sites, all files`,
      reference: `Eleventy, home pages without style, ${ms(reference)}`,
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
