import { join } from 'node:path';
import sharp from 'sharp';

/** A picture of the window in one state. */
export interface Shot {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  png: Buffer;
}

const COLUMNS = 2;
const ROWS = 3;
/** Maximum width of a cell in pixels. Two cells fit side by side on a screen. */
const CELL = 900;
const GAP = 12;

/** Writes the pictures as sheets of at most six, numbered for each size and theme: `1280-dark-01.png` and so on. */
export async function writeSheets(shots: readonly Shot[], folder: string): Promise<void> {
  const sheets = Map.groupBy(shots, ({ width, theme }) => `${width}-${theme}`);
  for (const [key, all] of sheets) {
    for (let from = 0; from < all.length; from += COLUMNS * ROWS) {
      const number = String(from / (COLUMNS * ROWS) + 1).padStart(2, '0');
      await writeSheet(all.slice(from, from + COLUMNS * ROWS), join(folder, `${key}-${number}.png`));
    }
  }
}

async function writeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const width = Math.min(first.width, CELL);
  const height = Math.round((first.height * width) / first.width);
  const cells = await Promise.all(shots.map(({ png }) => sharp(png).resize({ width, height }).png().toBuffer()));
  await sharp({
    create: {
      width: COLUMNS * (width + GAP) + GAP,
      height: Math.ceil(shots.length / COLUMNS) * (height + GAP) + GAP,
      channels: 3,
      background: '#d23a7c',
    },
  })
    .composite(
      cells.map((input, at) => ({
        input,
        left: GAP + (at % COLUMNS) * (width + GAP),
        top: GAP + Math.floor(at / COLUMNS) * (height + GAP),
      })),
    )
    .png({ palette: true })
    .toFile(file);
}
