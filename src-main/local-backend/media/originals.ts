import { humanise } from '../creation/slug.ts';
import { industries } from '../data/industries/index.ts';
import { drawPhoto } from './art/draw.ts';
import { drawAward, drawBadge, drawLogo, drawPartner } from './art/marks.ts';
import { drawPerson } from './art/people.ts';

export interface Original {
  svg: string;
  format: 'webp' | 'png' | 'svg';
}

/** What a media path such as `/media/seed/plumbing/3.webp` shows; undefined when there is no such picture. */
export function originalOf(path: string): Original | undefined {
  const logo = /^\/media\/logos\/([a-z-]+)\/([\w-]{1,120})\.png$/.exec(path);
  if (logo) {
    const industry = industries.find(({ key }) => key === logo[1]);
    return industry && { svg: drawLogo(industry.key, industry.colors, humanise(logo[2] ?? '')), format: 'png' };
  }
  const badge = /^\/media\/seed\/badges\/([a-z]+)\.svg$/.exec(path);
  if (badge) {
    const svg = drawBadge(badge[1] ?? '');
    return svg === undefined ? undefined : { svg, format: 'svg' };
  }
  const [, key = '', digits = ''] = /^\/media\/seed\/([a-z-]+)\/([1-9]\d{0,3})\.webp$/.exec(path) ?? [];
  const svg = digits && drawSeed(key, Number(digits));
  return svg ? { svg, format: 'webp' } : undefined;
}

function drawSeed(key: string, number: number): string | undefined {
  if (key === 'people') return drawPerson(number);
  if (key === 'partners') return drawPartner(number);
  if (key === 'awards') return drawAward(number);
  const industry = industries.find((candidate) => candidate.key === key);
  return industry && drawPhoto(key, industry.colors, number);
}
