/** Contrast that a color has to reach on what is behind it: the levels of WCAG 2.2, and of the published pages. */
export const ratios = {
  /** text of ordinary size, AAA */
  easyText: 7,
  /** text of ordinary size, AA */
  text: 4.5,
  /** icons, outlines of controls and large words, AA */
  graphic: 3,
  /** of no WCAG level: below it a filled surface is lost on its ground, whatever outlines it */
  surface: 1.35,
} as const;

/** What a color is used for, each by the ratio that is enough: words of each level, the highest first, and of what reaches none. */
const uses = {
  text: {
    levels: [
      [ratios.easyText, 'easy to read'],
      [ratios.text, 'readable'],
    ],
    poor: 'hard to read',
  },
  graphic: { levels: [[ratios.graphic, 'easy to see']], poor: 'hard to see' },
  surface: {
    levels: [
      [ratios.graphic, 'easy to see'],
      [ratios.surface, 'visible with the outline that the page adds'],
    ],
    poor: 'hard to see',
  },
} as const satisfies Partial<
  Record<keyof typeof ratios, { levels: readonly (readonly [ratio: number, words: string])[]; poor: string }>
>;

export type ContrastUse = keyof typeof uses;

export const contrastWords = (ratio: number, use: ContrastUse): string =>
  uses[use].levels.find(([least]) => ratio >= least)?.[1] ?? uses[use].poor;

/** Rounded down, so that it never names a level that is not reached. */
const writtenRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/**
 * What a color field says of a contrast ratio.
 * @param remedy what the page does about one that is not enough, as a sentence
 */
export function contrastNote(ratio: number, use: ContrastUse, against: string, remedy: string) {
  const good = ratio >= ratios[use];
  const text = `Contrast ${writtenRatio(ratio)} ${against}, ${contrastWords(ratio, use)}.`;
  return { text: good ? text : `${text} ${remedy}`, good };
}
