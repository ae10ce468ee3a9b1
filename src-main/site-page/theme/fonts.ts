import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  faces,
  rareLetters,
  serifFamilies,
  type Face,
  type FaceName,
  type FontFile,
  type RareLetters,
} from './faces.ts';
import metrics from './metrics.json' with { type: 'json' };

/** The fonts of a language: families, and the files with their faces, at most three. */
export interface FontSet {
  display: (typeof faces)[FaceName]['family'];
  text: (typeof faces)[FaceName]['family'];
  /** the first is the display face, which is loaded first */
  faces: readonly [FaceName, ...FaceName[]];
}

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;
/** Names that count as no choice. */
const unchosen = new Set(['system', 'system-ui', 'sans-serif', 'default', 'none']);

/** The family that staff chose, '' for none; a name with other characters never reaches a style sheet. */
export function chosenFamily(value: unknown): string {
  const name = (text(value).split(',')[0] ?? '').replace(/["']/g, '').trim();
  return familyName.test(name) && !unchosen.has(name.toLowerCase()) ? name : '';
}

const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif';
const serif = 'Georgia,"Times New Roman","Noto Serif",serif';

function stack(family: string): string {
  return `"${family}","${family} stand-in",${serifFamilies.has(family) ? serif : sans}`;
}

type Chosen = Pick<SiteDocument, 'custom_hero_font' | 'custom_all_font'>;

const packed: ReadonlySet<string> = new Set(Object.values(faces).map(({ family }) => family));

/** The family that staff chose in a form that pages can have; '' for one of which there is no file to publish. */
const publishable = (value: unknown): string => {
  const family = chosenFamily(value);
  return packed.has(family) ? family : '';
};

/**
 * The page's two families: staff's choice, else the language's.
 * @param anyFamily families of which the app has no file can be loaded too; published pages have only their own files
 */
export function familiesOf(site: Chosen, fonts: FontSet, anyFamily: boolean): { display: string; text: string } {
  const chosen = anyFamily ? chosenFamily : publishable;
  const all = chosen(site.custom_all_font);
  return { display: chosen(site.custom_hero_font) || all || fonts.display, text: all || fonts.text };
}

/** The font fields whose family published pages cannot have, because there is no file of it to publish. */
export function unpublishedFonts(site: Chosen): { field: keyof Chosen; family: string }[] {
  return (['custom_hero_font', 'custom_all_font'] as const)
    .map((field) => ({ field, family: chosenFamily(site[field]) }))
    .filter(({ family }) => family !== '' && !packed.has(family));
}

/** The faces of the page's families for which the app has files, the display face first. */
export function facesOf(site: Chosen, fonts: FontSet): FaceName[] {
  const { display, text: body } = familiesOf(site, fonts, false);
  const families = new Set([display, body]);
  // A wide face is for headings only.
  const needed = ({ family, stretch }: Face): boolean =>
    families.has(family) && (stretch === undefined || family === display);
  const own = fonts.faces.filter((name) => needed(faces[name]));
  const chosen = (Object.keys(faces) as FaceName[]).filter(
    (name) => needed(faces[name]) && !fonts.faces.some((known) => faces[known].family === faces[name].family),
  );
  const found = [...own, ...chosen];
  return [
    ...found.filter((name) => faces[name].family === display),
    ...found.filter((name) => faces[name].family !== display),
  ];
}

interface WebFace {
  family: string;
  weight: number;
  url: string;
}

/** Faces of families that staff chose and for which the app has no files. */
export function webFacesOf(site: Chosen, urlOf: (family: string, weight: number) => string): WebFace[] {
  const chosen = new Set(unpublishedFonts(site).map(({ family }) => family));
  return [...chosen].flatMap((family) => [400, 700].map((weight) => ({ family, weight, url: urlOf(family, weight) })));
}

export const webFontFace = ({ family, weight, url }: WebFace): string =>
  `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weight};font-display:swap}`;

/** Custom properties of the two families. */
export function familyProperties(site: Chosen, fonts: FontSet, anyFamily: boolean): string {
  const { display, text: body } = familiesOf(site, fonts, anyFamily);
  return `--f-display:${stack(display)};--f-text:${stack(body)}`;
}

const rare = (Object.keys(rareLetters) as RareLetters[]).map((name) => ({
  name,
  letter: new RegExp(`[${rareLetters[name]}]`),
  range: Array.from(rareLetters[name], (letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(),
}));

/** Tested first, because most pages have no rare letters. */
const anyRare = new RegExp(`[${Object.values(rareLetters).join('')}]`);

/**
 * `@font-face` rules for each face and for a stand-in of the same width, so that little moves when the face is loaded.
 * @param text of the page: where it has rare letters, their files are listed too, and loaded when such a letter is
 * drawn
 */
export function fontFaces(names: readonly FaceName[], text: string, urlOf: (file: FontFile) => string): string {
  const met = anyRare.test(text) ? rare.filter(({ letter }) => letter.test(text)) : [];
  return names
    .map((name) => {
      const own = fontFace(faces[name], urlOf(name));
      const further = met.map(({ name: letters, range }) => fontFace(faces[name], urlOf(`${name}-${letters}`), range));
      return own + further.join('') + standIns[name];
    })
    .join('');
}

const descriptors = ({ stretch }: Face, weight: string): string =>
  `font-weight:${weight};${stretch === undefined ? '' : `font-stretch:${stretch};`}`;

function fontFace(face: Face, url: string, range = ''): string {
  if (url === '') return '';
  return `@font-face{font-family:"${face.family}";src:url("${url}") format("woff2");${descriptors(face, face.weight)}${range && `unicode-range:${range};`}font-display:swap}`;
}

/** System fonts that stand in: on Windows and macOS, Android, Linux. */
const systemFamilies = { sans: ['Arial', 'Roboto', 'Liberation Sans'], serif: ['Times New Roman', 'Liberation Serif'] };

/**
 * Characters of phone numbers. They have stand-ins of their own, because a wider number in a bar or button moves what
 * is beside it.
 */
const numberRange = 'U+28-29,U+2d,U+30-39';

function standInsOf(name: FaceName): string {
  const face: Face = faces[name];
  const percent = (value: number): string => `${Math.round(value * 10000) / 100}%`;
  const families = systemFamilies[serifFamilies.has(face.family) ? 'serif' : 'sans'];
  return metrics[name]
    .map(({ weight, size, numbers, ascent, descent, gap }) => {
      const cut = parseInt(weight) >= 600 ? ' Bold' : '';
      const local = families.map((family) => `local("${family}${cut}")`).join();
      const standIn = (share: number, range: string): string =>
        `@font-face{font-family:"${face.family} stand-in";src:${local};${descriptors(face, weight)}${range}size-adjust:${percent(share)};ascent-override:${percent(ascent / share)};descent-override:${percent(descent / share)};line-gap-override:${percent(gap / share)}}`;
      return standIn(size, '') + standIn(numbers, `unicode-range:${numberRange};`);
    })
    .join('');
}

const standIns = Object.fromEntries((Object.keys(faces) as FaceName[]).map((name) => [name, standInsOf(name)]));
