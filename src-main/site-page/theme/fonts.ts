import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { faces, furtherLetters, serifFamilies, type Face, type FaceName, type FontFile } from './faces.ts';
import metrics from './metrics.json' with { type: 'json' };

/** The families of a language and the files that hold them, at most three a page. */
export interface FontSet {
  display: (typeof faces)[FaceName]['family'];
  text: (typeof faces)[FaceName]['family'];
  /** the first is the display face, which the page asks for at once */
  faces: readonly [FaceName, ...FaceName[]];
}

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;
/** No choice: the system's own, or Inter, which the editor starts every site with. */
const unchosen = new Set(['system', 'system-ui', 'sans-serif', 'default', 'none', 'inter']);

/** The family that staff chose, '' where they chose none; names with other characters never reach a style sheet. */
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

/** The page's two families: staff's choice, else the language's. */
export function familiesOf(site: Chosen, fonts: FontSet): { display: string; text: string } {
  const all = chosenFamily(site.custom_all_font);
  return { display: chosenFamily(site.custom_hero_font) || all || fonts.display, text: all || fonts.text };
}

/** The faces of the page's families that the app has files of, the display face first. */
export function facesOf(site: Chosen, fonts: FontSet): FaceName[] {
  const { display, text: body } = familiesOf(site, fonts);
  const families = new Set([display, body]);
  const own = fonts.faces.filter((name) => families.has(faces[name].family));
  const chosen = (Object.keys(faces) as FaceName[]).filter(
    (name) =>
      families.has(faces[name].family) && !fonts.faces.some((known) => faces[known].family === faces[name].family),
  );
  const found = [...own, ...chosen];
  return [
    ...found.filter((name) => faces[name].family === display),
    ...found.filter((name) => faces[name].family !== display),
  ];
}

/** Of each family the face that most of its words have. */
export const firstOfFamilies = (names: readonly FaceName[]): FaceName[] =>
  names.filter((name, at) => names.findIndex((other) => faces[other].family === faces[name].family) === at);

interface WebFace {
  family: string;
  weight: number;
  url: string;
}

/** Faces of the families that staff chose and the app has no files of. */
export function webFacesOf(site: Chosen, urlOf: (family: string, weight: number) => string): WebFace[] {
  const chosen = new Set([chosenFamily(site.custom_hero_font), chosenFamily(site.custom_all_font)]);
  for (const { family } of Object.values(faces)) chosen.delete(family);
  chosen.delete('');
  return [...chosen].flatMap((family) => [400, 700].map((weight) => ({ family, weight, url: urlOf(family, weight) })));
}

export const webFontFace = ({ family, weight, url }: WebFace): string =>
  `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weight};font-display:swap}`;

/** Custom properties of the two families. */
export function familyProperties(site: Chosen, fonts: FontSet): string {
  const { display, text: body } = familiesOf(site, fonts);
  return `--f-display:${stack(display)};--f-text:${stack(body)}`;
}

const furtherLetter = new RegExp(`[${furtherLetters}]`);
const furtherRange = Array.from(furtherLetters, (letter) => `U+${letter.charCodeAt(0).toString(16)}`).join();

/**
 * `@font-face` of each face and of its stand-in, which takes the same space, so that nothing moves when it arrives.
 * @param text of the page: where it has further letters, their files are named too, and loaded by the faces that meet one
 */
export function fontFaces(names: readonly FaceName[], text: string, urlOf: (file: FontFile) => string): string {
  const stoodFor = new Set<string>();
  const hasFurther = furtherLetter.test(text);
  return names
    .map((name) => {
      const face: Face = faces[name];
      const own =
        fontFace(face, urlOf(name)) + (hasFurther ? fontFace(face, urlOf(`${name}-further`), furtherRange) : '');
      const repeated = stoodFor.has(face.family);
      stoodFor.add(face.family);
      return repeated ? own : own + standIn(name, face.family);
    })
    .join('');
}

function fontFace({ family, weight, style, stretch }: Face, url: string, range = ''): string {
  if (url === '') return '';
  const more = (stretch === undefined ? '' : `font-stretch:${stretch};`) + (range && `unicode-range:${range};`);
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-style:${style};${more}font-display:swap}`;
}

function standIn(name: FaceName, family: string): string {
  const { size, ascent, descent, gap } = metrics[name];
  const percent = (value: number): string => `${Math.round(value * 10000) / 100}%`;
  const local = serifFamilies.has(family)
    ? 'local("Times New Roman"),local("Georgia")'
    : 'local("Arial"),local("Roboto")';
  return `@font-face{font-family:"${family} stand-in";src:${local};size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(gap)}}`;
}
