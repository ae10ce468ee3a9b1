import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sectionVersions } from '#shared/layout/catalogue.ts';
import { picturedSections } from '#shared/layout/pictured.ts';

test('[LAY-03] the thumbnails have a cell of 8 : 5 for each pictured section in each version', async () => {
  const file = join(import.meta.dirname, '../../../src-renderer/screens/layout/thumbs/sections.webp');
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const cell = { width: width / (sectionVersions.length - 1), height: height / picturedSections.length };
  expect(Number.isInteger(cell.width) && Number.isInteger(cell.height)).toBe(true);
  expect(cell.width / cell.height).toBe(8 / 5);
});
