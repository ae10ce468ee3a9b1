import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import { samePage } from '../content/define-content.ts';
import { contents } from '../content/sections/index.ts';
import { attributes, html, raw, type Html } from '../html/html.ts';
import { languages } from '../languages/index.ts';
import type { Linked, Page } from '../page.ts';
import { structures } from '../structures/index.ts';
import type { Structure } from '../structures/structure.ts';
import type { Ground } from '#shared/theme/roles.ts';

export interface Chosen {
  key: HomeSection;
  version: VersionId;
  model: unknown;
  name: string;
  structure: Structure<unknown>;
}

/** A drawn section. */
export interface Drawn {
  key: HomeSection;
  version: VersionId;
  structure: string;
  /** the ground of the section's main text */
  textGround: Ground;
  markup: Html;
  /** markup for the end of the body */
  overlay: Html | null;
  sheets: readonly string[];
}

/**
 * Chooses the structure that draws the section: the first in the language's recipe that fits the model. Returns null if
 * there is nothing to draw.
 */
export function chooseStructure(key: HomeSection, version: VersionId, site: SiteDocument, page: Linked): Chosen | null {
  const model: unknown = contents[key].read(site, page);
  if (model === null) return null;
  const table = structures[key] as Readonly<Record<string, Structure<unknown>>>;
  for (const name of languages[version].recipe[key]) {
    const structure = table[name];
    if (structure?.fits(model)) return { key, version, model, name, structure };
  }
  return null;
}

/**
 * Returns the grounds of the sections in order. A section has the ground that the language sets for it, else the
 * structure's own, else the next one of the rhythm. The rhythm starts again after a section that does not use it.
 */
export function groundsInTurn(chosen: readonly Chosen[]): Ground[] {
  let at = 0;
  return chosen.map(({ key, version, name, structure }) => {
    const { rhythm, placed } = languages[version];
    const own = placed?.[`${key}-${name}` as keyof typeof placed] ?? placed?.[key] ?? structure.ground;
    if (own !== undefined) {
      at = 0;
      return own;
    }
    return rhythm[at++ % rhythm.length] ?? 'page';
  });
}

interface Kept {
  page: Page;
  model: unknown;
  drawn: Drawn;
}

const keptPerSection = 6;
const kept = new Map<string, Kept[]>();

/** Draws a section. Memoised: the same model on the same page returns the same object. */
export function drawSection({ key, version, model, name, structure }: Chosen, page: Page): Drawn {
  const id = `${key} ${version} ${name}`;
  let known = kept.get(id);
  if (known === undefined) kept.set(id, (known = []));
  for (const before of known) {
    if (
      before.model === model &&
      before.page.ground === page.ground &&
      before.page.hasFormAbove === page.hasFormAbove &&
      before.page.root === page.root &&
      samePage(before.page, page, contents[key].linked)
    ) {
      return before.drawn;
    }
  }
  const drawn: Drawn = {
    key,
    version,
    structure: name,
    textGround: structure.innerGround ?? page.ground,
    markup: sectionRoot(key, name, structure.render(model, page), page),
    overlay: structure.overlay ? overlayRoot(structure.overlay(model, page), version) : null,
    sheets: [...(structure.shared ?? []), structure.css],
  };
  known.unshift({ page, model, drawn });
  known.length = Math.min(known.length, keptPerSection);
  return drawn;
}

function sectionRoot(key: HomeSection, name: string, inside: Html, page: Page): Html {
  const { tag, named, role } = contents[key].root;
  const label = typeof named === 'function' ? named(page) : null;
  const own = attributes({
    id: key,
    class: `s ${key}-${name}`,
    'data-v': page.version,
    'data-ground': page.ground,
    role,
    'aria-label': label,
    'aria-labelledby': named === 'title' ? `${key}-title` : null,
  });
  return html`<${raw(tag)} ${own}><div class="in">${inside}</div></${raw(tag)}>`;
}

function overlayRoot(inside: Html, version: VersionId): Html {
  return html`<div class="over" data-v="${version}">${inside}</div>`;
}
