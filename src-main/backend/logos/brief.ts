import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { contrast, mix, parseColor, readableOn, toHex, type Rgb, white } from '#shared/theme/color.ts';
import { ratios } from '#shared/theme/contrast.ts';
import { industries, industryNamed } from '../data/industries/index.ts';
import type { Face } from '../media/logo/lettering.ts';

export const logoStyles = ['badge', 'wordmark', 'monogram', 'shield', 'circle', 'ribbon'] as const;
export type LogoStyle = (typeof logoStyles)[number];

/** What a logo shows, from the company's record and the user's prompt. */
export interface LogoBrief {
  name: string;
  /** at most three letters */
  initials: string;
  /** line in capitals below the name; '' for none */
  line: string;
  /** key of the emblem */
  emblem: string;
  /** hex color that can be read on the background, `ground` */
  primary: string;
  secondary: string;
  ground: string;
  /** color of the drawing on `primary` */
  onPrimary: string;
  /** color of the ornaments on `primary` */
  accent: string;
  face: Face;
  /** styles that the prompt asks for */
  styles: readonly LogoStyle[];
}

const colorWords: readonly (readonly [RegExp, string])[] = [
  [/\bnavy\b/, '#14305c'],
  [/\bteal\b|\bturquoise\b/, '#0f766e'],
  [/\bblue\b/, '#1d4ed8'],
  [/\bgreen\b/, '#15803d'],
  [/\bred\b|\bcrimson\b/, '#b91c1c'],
  [/\bmaroon\b|\bburgundy\b/, '#7f1d2d'],
  [/\borange\b/, '#ea580c'],
  [/\bgold(en)?\b/, '#b8862b'],
  [/\byellow\b/, '#eab308'],
  [/\bpurple\b|\bviolet\b/, '#6d28d9'],
  [/\bpink\b/, '#db2777'],
  [/\bbrown\b/, '#78492a'],
  [/\bgr[ae]y\b|\bsilver\b/, '#64748b'],
  [/\bblack\b/, '#111827'],
];

const styleWords: readonly (readonly [RegExp, LogoStyle])[] = [
  [/\bshield\b|\bcrest\b|\bprotect/, 'shield'],
  [/\bbadge\b|\bseal\b|\bstamp\b|\bvintage\b|\bretro\b/, 'badge'],
  [/\bmonogram\b|\binitials?\b|\bletters?\b/, 'monogram'],
  [/\bcircle\b|\bround\b/, 'circle'],
  [/\bribbon\b|\bbanner\b/, 'ribbon'],
  [/\bwordmark\b|\bminimal|\bsimple\b|\bclean\b|\bmodern\b/, 'wordmark'],
];

/** Words that ask for an emblem, in addition to the names of the trades. */
const emblemWords: readonly (readonly [RegExp, string])[] = [
  [/\bmountains?\b|\bridge\b|\bpeak\b|\bsummit\b/, 'mountain'],
  [/\bsun(ny|shine|rise)?\b/, 'sun'],
  [/\bstars?\b/, 'star'],
  [/\bwater\b|\bdrop(let)?\b|\bpipes?\b/, 'plumbing'],
  [/\bhouse\b|\bhome\b|\broof\b/, 'roofing'],
  [/\bsparkles?\b|\bshiny?\b/, 'house-cleaning'],
  [/\bbolt\b|\blightning\b/, 'electrical'],
  [/\bflame\b|\bfire\b/, 'hvac'],
  [/\bleaf\b|\bleaves\b|\bplant\b|\bgrass\b/, 'landscaping'],
  [/\bbrush\b|\broller\b/, 'painting'],
  [/\btrees?\b|\boak\b/, 'tree-service'],
  [/\bwrench\b|\btools?\b/, 'handyman'],
  [/\btruck\b|\bvan\b/, 'moving'],
];

const DARK_GROUND = /\bon (a )?(dark|black|night)\b|\b(dark|black|night) (back)?ground\b/;

const DEFAULTS = ['#144a75', '#f59e0b'] as const;
const rgb = (color: string): Rgb => parseColor(color) ?? white;

const findAll = <T>(words: readonly (readonly [RegExp, T])[], prompt: string): T[] =>
  words
    .map(([pattern, value]) => ({ at: prompt.search(pattern), value }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

export function readBrief(site: SiteDocument, prompt: string): LogoBrief {
  const words = prompt.toLowerCase();
  const named = /[“"«]([^”"»]{2,40})[”"»]/.exec(prompt)?.[1]?.trim();
  const name = (named ?? text(site.company_name)).trim() || 'Your Company';
  const industry = tradeIn(words) ?? industryNamed(text(site.company_type));
  const isDark = DARK_GROUND.test(words);
  const wanted = findAll(colorWords, words.replace(DARK_GROUND, ''));
  const own = [text(site.custom_primary), text(site.custom_secondary)].map((color) => hexOf(color));
  const [first, second] = [...wanted, ...own, ...(industry?.colors ?? DEFAULTS)].filter((color) => color !== undefined);
  const ground = isDark ? '#10151f' : '#ffffff';
  const [area] = list(site.service_areas);
  const town = [text(site.city) || text(area?.city), text(site.state) || text(area?.state)].filter(Boolean).join(', ');
  const saysTrade = industry && name.toLowerCase().includes(industry.name.toLowerCase().slice(0, 5));
  const primary = readable(first ?? DEFAULTS[0], ground);
  const secondary = readable(second && second !== first ? second : DEFAULTS[1], ground, ratios.surface);
  const onPrimary = toHex(readableOn(rgb(primary)));
  return {
    name,
    initials: initialsOf(name),
    line: (saysTrade || !industry ? town : industry.name).toUpperCase(),
    emblem: findAll(emblemWords, words)[0] ?? industry?.key ?? 'star',
    primary,
    secondary,
    ground,
    onPrimary,
    accent: contrast(rgb(secondary), rgb(primary)) >= ratios.graphic ? secondary : onPrimary,
    face: /\b(serif|elegant|classic|luxury|vintage|traditional)\b/.test(words) ? 'serif' : 'heavy',
    styles: findAll(styleWords, words),
  };
}

function tradeIn(words: string) {
  return industries.find(({ name, trade, keywords: [keyword = name] }) =>
    [name, trade, keyword].some((word) => words.includes(word.toLowerCase())),
  );
}

function hexOf(color: string): string | undefined {
  const parsed = parseColor(color);
  return parsed ? toHex(parsed) : undefined;
}

/** Returns the color, or the nearest shade of it that has enough contrast with the background. */
function readable(color: string, ground: string, ratio: number = ratios.graphic): string {
  const end: Rgb = ground === '#ffffff' ? [11, 21, 38] : white;
  for (let share = 0; share < 1; share += 0.08) {
    const shade = mix(rgb(color), end, share);
    if (contrast(shade, rgb(ground)) >= ratio) return toHex(shade);
  }
  return toHex(end);
}

const small = new Set(['and', 'of', 'the', '&', 'llc', 'inc', 'inc.', 'co', 'co.']);

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !small.has(word.toLowerCase()));
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
