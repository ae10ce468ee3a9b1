import { readFile } from 'node:fs/promises';
import { humanise } from '../creation/slug.ts';
import { industries } from '../data/industries/index.ts';
import { stockPicture } from '../stock-art.ts';
import { drawLogo } from './logo/draw-logo.ts';

export interface Original {
  /** returns the stored file, or the SVG of a logo */
  read: () => Promise<Buffer>;
  /** format in which the picture is served; a logo is converted from SVG to PNG */
  servedAs: 'webp' | 'png' | 'svg';
}

/** Returns the picture of a media path: a stock picture or a company's logo; undefined if there is none. */
export function originalOf(path: string): Original | undefined {
  const [, key, slug = ''] = /^\/media\/logos\/([a-z-]+)\/([\w-]{1,120})\.png$/.exec(path) ?? [];
  const industry = industries.find((candidate) => candidate.key === key);
  if (industry) {
    const drawing = Buffer.from(drawLogo(industry.key, industry.colors, humanise(slug)));
    return { read: () => Promise.resolve(drawing), servedAs: 'png' };
  }
  const picture = stockPicture(path);
  return picture && { read: () => readFile(picture.file), servedAs: picture.format };
}
