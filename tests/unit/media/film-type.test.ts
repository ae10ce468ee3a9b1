import { expect, test } from 'vitest';
import { filmType } from '../../../src-main/media/film-type.ts';

const file = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(64)]);

test.each([
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x20ftypmp42', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['RIFF....AVI LIST', 'video/x-msvideo'],
  ['FLV\x01', 'video/x-flv'],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'video/x-ms-wmv'],
  // Files that are not films. The first three begin like films.
  ['\0\0\0\x20ftypheic', undefined],
  ['\0\0\0\x20ftypavif', undefined],
  ['RIFF....WEBPVP8 ', undefined],
  ['GIF89a', undefined],
  ['', undefined],
])('[LOGO-01] a file that begins with %j is %s', (head, type) => {
  expect(filmType(file(head))).toBe(type);
});
