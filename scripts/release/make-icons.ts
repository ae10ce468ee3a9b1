/** `node scripts/release/make-icons.ts`: renders resources/icon.svg into the icon files that the three systems need. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import png2icons from 'png2icons';
import sharp from 'sharp';

const resources = path.resolve(import.meta.dirname, '../../resources');
const source = path.join(resources, 'icon.svg');
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

const render = (size: number) => sharp(source).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

function required(file: Buffer | null, format: string): Buffer {
  if (!file) throw new Error(`The ${format} icon could not be made from ${source}`);
  return file;
}

const master = await render(1024);
await mkdir(path.join(resources, 'icons'), { recursive: true });
await Promise.all([
  writeFile(path.join(resources, 'icon.png'), master),
  writeFile(path.join(resources, 'icon.icns'), required(png2icons.createICNS(master, png2icons.BICUBIC2, 0), 'macOS')),
  writeFile(
    path.join(resources, 'icon.ico'),
    required(png2icons.createICO(master, png2icons.BICUBIC2, 0, true, true), 'Windows'),
  ),
  ...linuxSizes.map(async (size) =>
    writeFile(path.join(resources, `icons/${size}x${size}.png`), await render(size)),
  ),
]);
