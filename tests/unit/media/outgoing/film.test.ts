import { describe, expect, test } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { boxesIn } from '../../../../src-main/media/outgoing/film/box.ts';
import { cleanFilm } from '../../../../src-main/media/outgoing/film/clean-film.ts';
import { canaries, film, type FilmName, films } from '../../../support/films/films.ts';
import { mutated } from '../../../support/photos/pictures.ts';

function cleaned(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  cleanFilm(copy);
  return copy;
}

const topBoxes = (bytes: Buffer) => [...boxesIn(bytes, 0, bytes.length)];
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
/** Returns a box whose size is written in the 64-bit form. */
const longBox = (type: string, body: string): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, Buffer.from(body)]);
};
/** Returns a copy of the file in which `to` replaces the first `from`, such as the type of a box. */
function renamed(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(to, copy.indexOf(from), 'latin1');
  return copy;
}

/** number of damaged copies that are tested of each film; more in nightly runs */
const MUTATIONS = Number(process.env['SITEWRIGHT_MUTATIONS'] ?? 500);

describe.each(films)('[PHO-03] a film (%s)', (name) => {
  test('loses what it says of its place and time, and is as long as before', async () => {
    const before = await film(name);
    expect(canaries.test(before.toString('latin1'))).toBe(true);
    const after = cleaned(before);
    expect(after.length).toBe(before.length);
    expect(canaries.test(after.toString('latin1'))).toBe(false);
    const head = after.subarray(after.indexOf('mvhd') + 4);
    expect(head.readBigUInt64BE(4)).toBe(0n);
  });

  test('keeps each byte of its pictures and sounds; in the media only the recorded locations are removed', async () => {
    const before = await film(name);
    const after = cleaned(before);
    const media = topBoxes(before).filter(({ type }) => type === 'mdat');
    expect(media.length).toBeGreaterThan(0);
    const gone = media.map(({ body, end }) => {
      const places = Array.from({ length: end - body }, (_, at) => body + at).filter((at) => before[at] !== after[at]);
      return Buffer.from(places.map((at) => before[at]!)).toString('latin1');
    });
    expect(gone.join('')).toMatch(/^(?:.CANARY-TRACK \+52\.520[01]\+013\.405[01]\/[\s\S]{0,8}){2}$/);
  });

  test('comes out of a second cleaning as it came out of the first', async () => {
    const once = cleaned(await film(name));
    expect(cleaned(once).equals(once)).toBe(true);
  });

  test('is cleaned or refused in words however it is damaged', async () => {
    const whole = await film(name);
    const words = new Set<string>([refusals.damagedFilm, refusals.unplayableFilm]);
    const outcomes = Array.from({ length: MUTATIONS }, (_, seed) => {
      const damaged = mutated(whole, seed);
      try {
        return cleaned(damaged).length === damaged.length ? 'cleaned' : 'another length';
      } catch (error) {
        const { message } = error as Error;
        return words.has(message) ? 'refused' : message;
      }
    });
    expect(new Set(outcomes)).toEqual(new Set(['cleaned', 'refused']));
  });
});

describe('[PHO-03] a film', () => {
  const first: FilmName = 'moov-first.mp4';

  test('loses boxes that nobody knows, in each form of their size, and keeps room for them', async () => {
    const before = await film(first);
    const strange = [box('CNDA', 'CANARY'), longBox('uuid', 'CANARY'), box('free', 'CANARY')];
    const endless = box('mine', 'CANARY');
    endless.writeUInt32BE(0, 0);
    const after = cleaned(Buffer.concat([before, ...strange, endless]));
    expect(canaries.test(after.toString('latin1'))).toBe(false);
    expect(
      topBoxes(after)
        .slice(-4)
        .map(({ type }) => type),
    ).toEqual(['free', 'free', 'free', 'free']);
  });

  test('loses what stands in its media and belongs to no track', async () => {
    const before = await film('moov-last.mov');
    const media = topBoxes(before).find(({ type }) => type === 'mdat')!;
    const moov = topBoxes(before).find(({ type }) => type === 'moov')!;
    expect(moov.start).toBe(media.end);
    const secret = Buffer.from('CANARY in the media');
    const hidden = Buffer.concat([before.subarray(0, media.end), secret, before.subarray(moov.start)]);
    hidden.writeUInt32BE(media.end - media.start + secret.length, media.start);
    expect(canaries.test(cleaned(hidden).toString('latin1'))).toBe(false);
  });

  test('of which the media goes on to the end of the file stays whole', async () => {
    const before = await film(first);
    const { start, end } = topBoxes(before).find(({ type }) => type === 'mdat')!;
    const endless = Buffer.from(before.subarray(0, end));
    endless.writeUInt32BE(0, start);
    const after = cleaned(endless);
    expect(after.subarray(start + 8).equals(cleaned(before).subarray(start + 8, end))).toBe(true);
  });

  test.each([
    ['without moov', 'moov', 'moop', refusals.damagedFilm],
    ['without media', 'mdat', 'mdax', refusals.damagedFilm],
    ['with its tables of places missing', 'stco', 'stcx', refusals.damagedFilm],
    ['in a format that no browser plays', 'avc1', 'apch', refusals.unplayableFilm],
    ['whose picture is a text', 'vide', 'text', refusals.unplayableFilm],
  ])('is refused in words %s', async (_, from, to, message) => {
    const bytes = await film(first);
    // The boxes before `moov` stay as they are, because the brands in them can have the same names as boxes.
    const at = bytes.indexOf('moov');
    const changed = Buffer.concat([bytes.subarray(0, at), renamed(bytes.subarray(at), from, to)]);
    expect(() => cleaned(changed)).toThrow(expect.objectContaining({ code: 'BAD_PICTURE', message }));
  });

  test('is refused whose media are in another file', async () => {
    const bytes = await film(first);
    bytes.writeUInt32BE(0, bytes.indexOf('url ') + 4);
    expect(() => cleaned(bytes)).toThrow(refusals.unplayableFilm);
  });

  test('is refused with two moov, of which readers would choose another', async () => {
    const bytes = await film(first);
    const { start, end } = topBoxes(bytes).find(({ type }) => type === 'moov')!;
    expect(() => cleaned(Buffer.concat([bytes, bytes.subarray(start, end)]))).toThrow(refusals.damagedFilm);
  });

  test.each([
    ['a million boxes', () => Buffer.concat(Array<Buffer>(1_000_000).fill(box('free')))],
    ['a size that is smaller than its head', () => Buffer.from('00000004667265650000000466726565', 'hex')],
    ['a long size of nearly all that there is', () => Buffer.from('0000000166726565ffffffffffffffff', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused at once where it is %s', (_, bytes) => {
    expect(() => cleaned(bytes())).toThrow(refusals.damagedFilm);
  });
});
