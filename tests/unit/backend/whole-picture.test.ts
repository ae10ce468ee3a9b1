import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { createFileCache } from '../../../src-main/backend/media/file-cache.ts';
import { isWholePicture } from '../../../src-main/backend/media/whole-picture.ts';
import { collectReports } from '../../support/reports.ts';
import { temporaryFolder } from './in-process.ts';

const drawing = (): Sharp =>
  sharp(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><circle r="40" fill="red"/></svg>'),
  );

/** Functions that encode a small drawing in each format of kept pictures, by file extension. */
const encoders: Record<string, () => Promise<Buffer>> = {
  png: () => drawing().png({ compressionLevel: 9, palette: true }).toBuffer(),
  jpeg: () => drawing().flatten().jpeg({ progressive: true }).toBuffer(),
  webp: () => drawing().webp({ quality: 78 }).toBuffer(),
  avif: () => drawing().avif({ effort: 0 }).toBuffer(),
};

describe.each(Object.keys(encoders))('[SRV-02] a kept picture of the type %s', (ending) => {
  test('counts as whole when nothing of it is missing, and at no other length', async () => {
    const bytes = await encoders[ending]!();
    const lengths = Array.from({ length: bytes.length + 1 }, (_, length) => length);
    expect(lengths.filter((length) => isWholePicture(`a.${ending}`, bytes.subarray(0, length)))).toEqual([
      bytes.length,
    ]);
  });

  test('is made anew, told and kept when it was cut off, and read afterwards', async () => {
    const reports = collectReports();
    const files = folderFiles(await temporaryFolder());
    const whole = await encoders[ending]!();
    const name = `a.${ending}`;
    for (const length of [0, 9, whole.length - 1]) {
      await files.write(name, whole.subarray(0, length));
      let made = 0;
      const cached = createFileCache(files);
      const make = async () => {
        made++;
        return whole;
      };
      expect(await cached(name, make)).toEqual(whole);
      expect(await cached(name, make)).toEqual(whole);
      expect(made).toBe(1);
      expect(reports.splice(0)).toEqual([expect.stringContaining(name)]);
    }
  });
});
