import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [4032, 3024];

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Makes a JPEG of twelve megapixels. Its shapes and grain give it about the file size of a real photo. */
async function cameraPhoto(): Promise<Buffer> {
  const enlarged = async (width: number, height: number, sigma: number) =>
    sharp(await noise(width, height, sigma))
      .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const layers = await Promise.all([enlarged(40, 30, 90), enlarged(504, 378, 34), noise(WIDTH, HEIGHT, 6)]);
  const [shapes = Buffer.alloc(0), ...rest] = layers;
  return sharp(shapes)
    .composite(rest.map((input) => ({ input, blend: 'soft-light' })))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Writes the given number of photos into a folder and returns their paths. */
export async function writeCameraPhotos(folder: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, at) => join(folder, `photo-${String(at)}.jpg`));
  for (const file of files) await writeFile(file, await cameraPhoto());
  return files;
}

/** Whether a program is installed. Runs it with `--version`. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts a JPEG file to HEIC, in which many phones take photos. Returns the path of the HEIC file. Needs the program
 * `heif-enc`.
 */
export function writeHeic(jpeg: string, folder: string): string {
  const file = join(folder, 'photo.heic');
  execFileSync('heif-enc', ['-q', '50', jpeg, '-o', file], { stdio: 'ignore' });
  return file;
}
