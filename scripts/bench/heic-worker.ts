import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { encoders } from '../../src-main/media/converter/convert.ts';
import { decodeHeic } from '../../src-main/media/converter/heic.ts';

export interface HeicJob {
  bytes: Uint8Array;
  format: 'PNG' | 'JPEG';
}

/** Returns the size of the converted picture in bytes. Uses the app's own code to decode HEIC and to encode PNG. */
async function convertedSize({ bytes, format }: HeicJob): Promise<number> {
  const { data, width, height } = await decodeHeic(bytes);
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const file = format === 'PNG' ? encoders['image/png'](picture) : picture.jpeg({ quality: 92 });
  return (await file.toBuffer()).length;
}

sharp.concurrency(1);
parentPort?.on('message', (job: HeicJob) => {
  void convertedSize(job).then((size) => parentPort?.postMessage(size));
});
