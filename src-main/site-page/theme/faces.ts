/** A font face of the published pages. */
export interface Face {
  family: string;
  /** `font-weight` in the `@font-face` rule: a number, or a range */
  weight: string;
  /** `font-stretch` in the `@font-face` rule, for a face that is wider than usual */
  stretch?: string;
  /** font file of an npm package, from which `scripts/pack-page-fonts.mjs` makes the face's smaller file */
  source: string;
  axes?: Readonly<Record<string, number | { min: number; max: number }>>;
}

const variable = (family: string, weight: string, source: string, more: Partial<Face> = {}): Face => {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return {
    family,
    weight,
    source: `@fontsource-variable/${source}.woff2`,
    ...more,
    axes: { wght: min === max ? min : { min, max }, ...more.axes },
  };
};
const fixed = (family: string, weight: string, source: string): Face => ({
  family,
  weight,
  source: `@fontsource/${source}.woff2`,
});

/** Returns a face of Archivo with one weight. A file with several weights would not fit into one network round trip. */
const archivo = (weight: string, axes: { wght: number; wdth: number }, more?: Partial<Face>): Face =>
  variable('Archivo', weight, 'archivo/files/archivo-latin-standard-normal', { ...more, axes });

const hanken = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';

/** Every face that languages and staff's font settings may use, by the name of its file in resources/page-fonts. */
export const faces = {
  archivo: archivo('400 500', { wght: 450, wdth: 100 }),
  // One weight, 750, is drawn for both buttons (700) and small headings (800).
  'archivo-bold': archivo('600 900', { wght: 750, wdth: 100 }),
  'archivo-wide': archivo('800', { wght: 800, wdth: 112 }, { stretch: '112%' }),
  'archivo-black': fixed('Archivo Black', '400', 'archivo-black/files/archivo-black-latin-400-normal'),
  barlow: fixed('Barlow', '400', 'barlow/files/barlow-latin-400-normal'),
  'barlow-semibold': fixed('Barlow', '600', 'barlow/files/barlow-latin-600-normal'),
  'barlow-condensed': fixed('Barlow Condensed', '800', 'barlow-condensed/files/barlow-condensed-latin-800-normal'),
  figtree: variable('Figtree', '400 800', 'figtree/files/figtree-latin-wght-normal'),
  fraunces: variable('Fraunces', '380', 'fraunces/files/fraunces-latin-opsz-normal', { axes: { opsz: 144 } }),
  'hanken-grotesk': variable('Hanken Grotesk', '400 500', hanken, { axes: { wght: 400 } }),
  'hanken-grotesk-semibold': variable('Hanken Grotesk', '600 700', hanken, { axes: { wght: 600 } }),
  'instrument-sans': variable('Instrument Sans', '400', 'instrument-sans/files/instrument-sans-latin-wght-normal'),
  'instrument-sans-medium': variable(
    'Instrument Sans',
    '500 700',
    'instrument-sans/files/instrument-sans-latin-wght-normal',
    { axes: { wght: 500 } },
  ),
  inter: variable('Inter', '400 800', 'inter/files/inter-latin-wght-normal'),
  manrope: variable('Manrope', '500 800', 'manrope/files/manrope-latin-wght-normal'),
  'source-sans': variable('Source Sans 3', '400', 'source-sans-3/files/source-sans-3-latin-wght-normal'),
  'source-sans-semibold': variable('Source Sans 3', '600', 'source-sans-3/files/source-sans-3-latin-wght-normal'),
  'source-serif': variable('Source Serif 4', '600', 'source-serif-4/files/source-serif-4-latin-wght-normal'),
} as const satisfies Readonly<Record<string, Face>>;

export type FaceName = keyof typeof faces;

/** Letters that few pages have. Each face has separate files for them. */
export const rareLetters = {
  /** letters of Western European names, and rare signs */
  western: 'ª«º»ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõöøùûýþÿŒœ¢£¤¥¦§¨¬¯±²³´µ¶¸¹¼½¾÷‚„†‹›€®°™−×→',
  /** letters of Central European, Baltic, Turkish and Hawaiian names */
  further: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț',
} as const;
export type RareLetters = keyof typeof rareLetters;

/** A file of resources/page-fonts: a face, or its rare letters. */
export type FontFile = FaceName | `${FaceName}-${RareLetters}`;

/** Families with serifs. The system's serif font is their fallback. */
export const serifFamilies: ReadonlySet<string> = new Set(['Fraunces', 'Source Serif 4']);
