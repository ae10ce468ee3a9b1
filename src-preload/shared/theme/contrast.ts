/**
 * Minimum contrast ratios of a color on the color behind it: levels of WCAG 2.2, and one level that only the published
 * pages have.
 */
export const ratios = {
  /** text of ordinary size, AAA */
  easyText: 7,
  /** text of ordinary size, AA */
  text: 4.5,
  /** icons, outlines of controls and large words, AA */
  graphic: 3,
  /** not a level of WCAG: with less contrast, a filled surface cannot be told from its ground */
  surface: 1.35,
} as const;

/**
 * For each use of a color: ratios with the words for a color that reaches them, the highest ratio first, and the words
 * for a color that reaches none.
 */
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

/** Formats a ratio, rounded down so that the real ratio is never below the shown one. */
const writtenRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/**
 * Returns the note of a color field about its contrast, and whether the contrast is sufficient.
 * @param remedy a sentence that says what the page does if the contrast is too low
 */
export function contrastNote(ratio: number, use: ContrastUse, against: string, remedy: string) {
  const good = ratio >= ratios[use];
  const text = `Contrast ${writtenRatio(ratio)} ${against}, ${contrastWords(ratio, use)}.`;
  return { text: good ? text : `${text} ${remedy}`, good };
}
