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

/** The fonts of a language: the families of headings and of text, and their faces (at most three). */
export interface FontSet {
  display: (typeof faces)[FaceName]['family'];
  text: (typeof faces)[FaceName]['family'];
  /** the display face, which is loaded first, then the others */
  faces: readonly [FaceName, ...FaceName[]];
}

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;
/** Font names in the record that mean that staff chose no font. */
const unchosen = new Set(['system', 'system-ui', 'sans-serif', 'default', 'none']);

/**
 * Returns the family that staff chose, '' if they chose none. It also returns '' for a name with characters that
 * `familyName` does not allow, so that such a name never reaches a style sheet.
 */
export function chosenFamily(value: unknown): string {
  const name = (text(value).split(',')[0] ?? '').replace(/["']/g, '').trim();
  return familyName.test(name) && !unchosen.has(name.toLowerCase()) ? name : '';
}

const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif';
const serif = 'Georgia,"Times New Roman","Noto Serif",serif';

/**
 * Returns the CSS font stack of a family.
 * @param own the language's family. It is shown while a family that the app does not ship is being loaded.
 */
function stack(family: string, own: string): string {
  if (!packed.has(family)) return `"${family}",${stack(own, own)}`;
  return `"${family}","${family} stand-in",${serifFamilies.has(family) ? serif : sans}`;
}

type Chosen = Pick<SiteDocument, 'custom_hero_font' | 'custom_all_font'>;
/** Whether pages can load a family of which the app has no file. */
export type IsLoadable = (family: string) => boolean;
const none: IsLoadable = () => false;

const packed: ReadonlySet<string> = new Set(Object.values(faces).map(({ family }) => family));

/** Returns the page's two families: those that staff chose if pages can load them, otherwise those of the language. */
export function familiesOf(site: Chosen, fonts: FontSet, isLoadable: IsLoadable): { display: string; text: string } {
  const chosen = (value: unknown): string => {
    const family = chosenFamily(value);
    return packed.has(family) || (family !== '' && isLoadable(family)) ? family : '';
  };
  const all = chosen(site.custom_all_font);
  return { display: chosen(site.custom_hero_font) || all || fonts.display, text: all || fonts.text };
}

/** Returns the font fields whose family has to be fetched for published pages, because the app has no file of it. */
export function fetchedFonts(site: Chosen): { field: keyof Chosen; family: string }[] {
  return (['custom_hero_font', 'custom_all_font'] as const)
    .map((field) => ({ field, family: chosenFamily(site[field]) }))
    .filter(({ family }) => family !== '' && !packed.has(family));
}

const names = Object.keys(faces) as FaceName[];

/** Returns those faces of the page's families for which the app has files, the display face first. */
export function facesOf(site: Chosen, fonts: FontSet, isLoadable: IsLoadable = none): FaceName[] {
  const { display, text: body } = familiesOf(site, fonts, isLoadable);
  const families = new Set([display, body]);
  // A wide face is for headings only.
  const needed = ({ family, stretch }: Face): boolean =>
    families.has(family) && (stretch === undefined || family === display);
  const own = fonts.faces.filter((name) => needed(faces[name]));
  const chosen = names.filter(
    (name) => needed(faces[name]) && !fonts.faces.some((known) => faces[known].family === faces[name].family),
  );
  const found = [...own, ...chosen];
  return [
    ...found.filter((name) => faces[name].family === display),
    ...found.filter((name) => faces[name].family !== display),
  ];
}

export interface WebFace {
  family: string;
  /** weight that is requested; a font service returns the nearest weight that it has */
  weight: number;
  /** range of the `font-weight` values for which the page uses this face */
  weightRange: string;
}

/** Returns those faces of the page's families for which the app has no files, the display face first. */
export function webFacesOf(site: Chosen, fonts: FontSet, isLoadable: IsLoadable): WebFace[] {
  const { display, text: body } = familiesOf(site, fonts, isLoadable);
  const found: WebFace[] = [];
  // Requests the heaviest weight of the language's display face. Browsers would embolden a heading in a lighter face.
  const heading = Number(faces[fonts.faces[0]].weight.split(' ').at(-1));
  if (display !== body && !packed.has(display))
    found.push({ family: display, weight: heading, weightRange: '100 900' });
  if (!packed.has(body)) {
    found.push(
      { family: body, weight: 700, weightRange: '600 900' },
      { family: body, weight: 400, weightRange: '100 500' },
    );
  }
  return found;
}

export const webFontFace = ({ family, weightRange }: WebFace, url: string): string =>
  `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weightRange};font-display:swap}`;

/**
 * Returns the custom properties of the two families, and `--ch`, the width of a zero in headings. `--ch` replaces the
 * unit `ch`, whose size differs while a stand-in font is shown.
 */
export function familyProperties(site: Chosen, fonts: FontSet, isLoadable: IsLoadable = none): string {
  const { display, text: body } = familiesOf(site, fonts, isLoadable);
  const heading = [...fonts.faces, ...names].find((name) => faces[name].family === display);
  const zero = (heading && metrics[heading].at(-1)?.zero) ?? 0.56;
  return `--f-display:${stack(display, fonts.display)};--f-text:${stack(body, fonts.text)};--ch:${zero}em`;
}

const rare = (Object.keys(rareLetters) as RareLetters[]).map((name) => ({
  name,
  letter: new RegExp(`[${rareLetters[name]}]`),
  range: Array.from(rareLetters[name], (letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(),
}));

/** Returns a text's non-ASCII characters. Searching only these for rare letters takes a fifth of the time. */
const beyondAscii = (text: string): string => text.match(/[^\0-\x7f]/g)?.join('') ?? '';

/**
 * Returns the `@font-face` rules for each face and for its stand-in, a system font scaled to the same width, so that
 * little moves when the face is loaded.
 * @param text the page's text. If it has rare letters, the rules of their files are included. The browser loads such a
 * file only if it draws one of the letters.
 */
export function fontFaces(names: readonly FaceName[], text: string, urlOf: (file: FontFile) => string): string {
  const letters = beyondAscii(text);
  const met = rare.filter(({ letter }) => letter.test(letters));
  return names
    .map((name) => {
      const own = fontFace(faces[name], urlOf(name));
      const further = met.map(({ name: ofLetters, range }) =>
        fontFace(faces[name], urlOf(`${name}-${ofLetters}`), range),
      );
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

/** System fonts for the stand-ins: of Windows and macOS, of Android (only in `sans`), and of Linux. */
const systemFamilies = { sans: ['Arial', 'Roboto', 'Liberation Sans'], serif: ['Times New Roman', 'Liberation Serif'] };

/** Returns the `unicode-range` declaration for sorted letters, with runs as ranges; '' if there are no letters. */
function rangeOf(letters: string): string {
  const runs: [number, number][] = [];
  for (const letter of letters) {
    const code = letter.charCodeAt(0);
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  const ranges = runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
  return letters === '' ? '' : `unicode-range:${ranges.join()};`;
}

/**
 * Returns the `@font-face` rules of a face's stand-in: the system's font, scaled so that its letters are as wide as the
 * face's. Most letters are scaled by the same factor. Letters that would be too wide or too narrow have other factors.
 */
function standInsOf(name: FaceName): string {
  const face: Face = faces[name];
  const percent = (value: number): string => `${Math.round(value * 10000) / 100}%`;
  const families = systemFamilies[serifFamilies.has(face.family) ? 'serif' : 'sans'];
  return metrics[name]
    .flatMap(({ weight, bold, groups, ascent, descent, gap }) => {
      const local = families.map((family) => `local("${family}${bold ? ' Bold' : ''}")`).join();
      return groups.map(({ size, letters }) => {
        return `@font-face{font-family:"${face.family} stand-in";src:${local};${descriptors(face, weight)}${rangeOf(letters)}size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:${percent(gap / size)}}`;
      });
    })
    .join('');
}

const standIns = Object.fromEntries(names.map((name) => [name, standInsOf(name)]));
