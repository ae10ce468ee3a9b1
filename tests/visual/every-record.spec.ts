import type { Page } from '@playwright/test';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { findingsOfAxe } from '../../scripts/lib/axe.ts';
import { inVersion, kinds, pairs, versions, withAllPages } from '../support/sites/kinds.ts';
import { expect, standards, test } from './pages.ts';
import { homeOf, pagesOf, show } from './unserved.ts';

const widths = [320, 360, 768, 1024, 1280, 1920];
/** widths at which axe runs, and links and buttons are checked too */
const closely = [360, 1280];
/**
 * Returns descriptions of what looks broken to a visitor. Runs in the page.
 * @param whole whether words must not be split; false for hostile records with long words
 * @param links whether links and buttons that something covers are faults too; finding them is slow
 */
function faults({ whole, links }: { whole: boolean; links: boolean }): string[] {
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the window`);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.vh, .skip') === null;
  for (const target of document.querySelectorAll('a[href], button, summary')) {
    if (!links || !isShown(target) || target.matches('.phone-bar *, #text-us-button *, #navigation *')) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    if (width * height === 0) continue;
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    if (above && !target.contains(above) && !above.contains(target)) {
      found.push(`${target.outerHTML.slice(0, 90)} is below ${above.outerHTML.slice(0, 90)}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); whole && node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('.prose, script, style') || !isShown(parent)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’]{2,24}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`“${word}” is broken in ${parent.outerHTML.slice(0, 90)}`);
    }
  }

  for (const card of document.querySelectorAll<HTMLElement>('.card')) {
    const has = [...card.querySelectorAll('img, svg, input, textarea, select')].some(isShown);
    if (isShown(card) && card.innerText.trim() === '' && !has) found.push(`${card.outerHTML.slice(0, 90)} is empty`);
  }

  for (const list of document.querySelectorAll('ul.g')) {
    const items = [...list.children].filter(isShown).map((item) => item.getBoundingClientRect());
    const rows = Map.groupBy(items, ({ top }) => Math.round(top));
    const last = [...rows.values()].at(-1);
    const isAlone = items.length > 1 && rows.size > 1 && rows.size < items.length && last?.length === 1;
    const isGrid = /grid|flex/.test(getComputedStyle(list).display);
    if (isAlone && isGrid && (last[0]?.width ?? 0) < list.clientWidth * 0.9) {
      found.push(`one of ${items.length} stands alone in ${list.closest('[id]')?.id ?? ''}`);
    }
  }
  return found;
}

/** Returns descriptions of the page's faults at the given widths. */
async function faultsOf(page: Page, widths: readonly number[], whole: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const asked = { whole, links: closely.includes(width) };
    found.push(...(await page.evaluate(faults, asked)).map((fault) => `${width} px: ${fault}`));
    if (!closely.includes(width)) continue;
    const findings = await findingsOfAxe(page, { runOnly: standards });
    found.push(...findings.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${width} px: ${id}: ${html}`)));
  }
  return found;
}

const isHostile = (kind: string): boolean => kind === 'hostile';

for (const { kind, version, site } of pairs) {
  test(`[PAGE-06] ${kind} in ${version} is right from 320 to 1920 px, and axe finds nothing`, async ({ blank }) => {
    const page = await blank();
    await show(page, homeOf(site));
    expect(await faultsOf(page, widths, !isHostile(kind))).toEqual([]);
  });
}

/** A record with texts that are longer than usual in their places. */
const long: SiteDocument = {
  ...kinds['Spanish'],
  slug: 'long',
  company_name: 'Reparación de Electrodomésticos y Refrigeración Comercial Villanueva e Hijos',
  company_tagline: 'Su refrigerador vuelve a enfriar hoy mismo, o no le cobramos la visita ni el diagnóstico',
  company_type: 'Reparación de electrodomésticos',
  logo: '',
  years_in_business: '6+',
  license_number: 'TACLB00128841C',
  business_hours: [{ custom: 'Solo urgencias de refrigeración comercial' }, { from: '08:00', to: '19:00' }],
  services: [
    { 'service-name': 'Refrigeradores y congeladores de todas las marcas', photos: [{ photo: '/a.webp' }] },
    { 'service-name': 'Mantenimiento preventivo', 'service-description': 'Con cita previa.' },
  ],
};

for (const version of versions) {
  test(`[PAGE-06] long words are whole in ${version} from 360 to 1920 px`, async ({ blank }) => {
    const page = await blank();
    await show(page, homeOf(inVersion(long, version)));
    expect(await faultsOf(page, [360, 768, 1152, 1280, 1920], true)).toEqual([]);
  });
}

/**
 * Whether all kinds of pages of each pair are tested. Otherwise, as in `npm test`, a fifth of the kinds is tested, and
 * consecutive pairs have different ones.
 */
const testsAllKinds = pairs.length > 10;
for (const [at, { kind, version, site }] of pairs.entries()) {
  test(`[PAGE-01] pages beside the home page of ${kind} in ${version} are right from 320 to 1280 px, and axe finds nothing`, async ({
    blank,
  }) => {
    test.setTimeout(180_000);
    const page = await blank();
    const found: string[] = [];
    const beside = pagesOf(withAllPages(site)).slice(1);
    for (const { path, body } of beside.filter((_, index) => testsAllKinds || (index + at) % 5 === 0)) {
      await show(page, body);
      const faults = await faultsOf(page, [320, 360, 768, 1280], !isHostile(kind));
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
