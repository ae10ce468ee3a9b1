import { readFile } from 'node:fs/promises';
import { humanise } from '../creation/slug.ts';
import { industries } from '../data/industries/index.ts';
import { stockPicture } from '../stock-art.ts';
import { drawLogo } from './logo/draw-logo.ts';

export interface Original {
  /** the stored file, or the drawing that is still to be rasterised */
  read: () => Promise<Buffer>;
  format: 'webp' | 'png' | 'svg';
}

/** What a media path shows: a stock picture or the logo of a company; undefined when there is no such picture. */
export function originalOf(path: string): Original | undefined {
  const [, key, slug = ''] = /^\/media\/logos\/([a-z-]+)\/([\w-]{1,120})\.png$/.exec(path) ?? [];
  const industry = industries.find((candidate) => candidate.key === key);
  if (industry) {
    const drawing = Buffer.from(drawLogo(industry.key, industry.colors, humanise(slug)));
    return { read: () => Promise.resolve(drawing), format: 'png' };
  }
  const picture = stockPicture(path);
  return picture && { read: () => readFile(picture.file), format: picture.format };
}
