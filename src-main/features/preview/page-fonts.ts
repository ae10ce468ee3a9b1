import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceName } from '../../site-page/index.ts';

/**
 * The faces of the pages as data, read once each. A preview has an opaque origin, from which no font of another address
 * loads. A face whose file is missing is '', and its stand-in is shown.
 * @param folder that holds `{face}.woff2`
 */
export function createPageFonts(folder: string): (face: FaceName) => string {
  const read = new Map<FaceName, string>();
  return (face) => {
    let data = read.get(face);
    if (data === undefined) {
      try {
        data = `data:font/woff2;base64,${readFileSync(join(folder, `${face}.woff2`)).toString('base64')}`;
      } catch {
        data = '';
      }
      read.set(face, data);
    }
    return data;
  };
}
