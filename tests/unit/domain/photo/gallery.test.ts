import fc from '../../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { addPhoto, presentPhotos, hasPhoto, photoName } from '#shared/domain/photo/gallery.ts';
import { isFilm, posterOf } from '#shared/domain/photo/film.ts';
import { addToGallery, addToHomepage, isOnHomepage, putPoster } from '#shared/domain/photo/library.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { moveItem } from '#shared/record-catalogue/list-engine.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';

const LOCAL = `local-blob:${'ab'.repeat(32)}`;
const photo = (name: string, order: GalleryPhoto['order'], more: GalleryPhoto = {}): GalleryPhoto => ({
  photo: name,
  order,
  all_photos_order: order,
  ...more,
});
const site = (...gallery: GalleryPhoto[]): SiteDocument => ({ sitePk: 7, gallery });
const names = (of: SiteDocument) => presentPhotos(of).map((each) => each.photo.photo);
const after = (of: SiteDocument, operations: readonly Operation[]) => applyToValue(of, operations);

describe('all photos', () => {
  test('stand with the highest number first, archived ones left out', () => {
    const of = site(photo('b', 2), photo('x', 9, { archived: 'True' }), photo('c', '1'), photo('a', 3));
    expect(names(of)).toEqual(['a', 'b', 'c']);
    expect(presentPhotos(of).map(({ index }) => index)).toEqual([3, 0, 2]);
  });

  test.each([null, undefined, 'x' as never])('of a gallery that is %s are none', (gallery) => {
    expect(presentPhotos({ gallery: gallery as never })).toEqual([]);
  });
});

describe('a photo that is added', () => {
  test('[PHO-08] is not put on the home page where it is a film, nor counted or taken there later', () => {
    const film = `${LOCAL}.mp4`;
    const of = after(site(photo('a', 2)), addPhoto(site(photo('a', 2)), film));
    const [added] = of.gallery ?? [];
    expect(added).toMatchObject({ photo: film, homepage_order: -1 });
    expect([isFilm(added!), isOnHomepage(added!), isOnHomepage({ ...added, homepage_order: 3 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(addToHomepage(of, [0])).toEqual([]);
  });

  test('has its poster once that is made, and keeps the first', () => {
    const film = `${LOCAL}.mp4`;
    const of = after(site(photo('a', 2)), addPhoto(site(photo('a', 2)), film));
    expect(posterOf(of.gallery![0]!)).toBe('');
    const shown = after(of, putPoster(of, film, '/poster.webp'));
    expect(shown.gallery!.map((each) => posterOf(each!))).toEqual(['/poster.webp', '']);
    expect(putPoster(shown, film, '/other.webp')).toEqual([]);
    expect(putPoster(site(photo('a', 2)), film, '/poster.webp')).toEqual([]);
  });

  test('comes first, is in no gallery and is described until somebody does it better', () => {
    const of = after(site(photo('a', 2), photo('b', 1)), addPhoto(site(photo('a', 2), photo('b', 1)), LOCAL));
    expect(names(of)).toEqual([LOCAL, 'a', 'b']);
    expect(of.gallery?.[0]).toEqual({
      photo: LOCAL,
      uncropped_gallery_photo: LOCAL,
      alt_tag: '-image',
      caption: '',
      archived: false,
      associated_service: '',
      gallery: '',
      gallery_name: '',
      landing_page: 7,
      order: 3,
      all_photos_order: 3,
      gallery_order: 1,
      homepage_order: -1,
      stock: false,
    });
    expect(hasPhoto(of, LOCAL)).toBe(true);
  });

  test('[PHO-08] is not on the home page, whether or not that has photos', () => {
    const of = site(photo('a', 2, { homepage_order: 5 }), photo('b', 1, { homepage_order: -1 }));
    expect(after(of, addPhoto(of, LOCAL)).gallery?.[0]).toMatchObject({ homepage_order: -1 });
    expect(after(of, addToGallery(of, LOCAL, 'Roofs')).gallery?.[0]).toMatchObject({ homepage_order: -1 });
  });

  test('[PHO-08] is on the home page once it was put there, and not where it has no number', () => {
    const of = after(site(photo('a', 2)), addPhoto(site(photo('a', 2)), LOCAL));
    expect(isOnHomepage(of.gallery![0]!)).toBe(false);
    expect(isOnHomepage(after(of, addToHomepage(of, [0])).gallery![0]!)).toBe(true);
    expect(isOnHomepage({ photo: LOCAL, homepage_order: null })).toBe(false);
  });

  test.each([[null], [undefined], [[]]])('is the first of a gallery that is %j', (gallery) => {
    const of: SiteDocument = gallery === undefined ? {} : { gallery };
    expect(names(after(of, addPhoto(of, LOCAL)))).toEqual([LOCAL]);
  });
});

const move = (of: SiteDocument, from: number, to: number): Operation[] =>
  moveItem(of, ['gallery'], from, to, { among: ({ archived }) => archived !== true });

describe('a photo that is moved', () => {
  const lists = fc
    .array(
      fc.record({ order: fc.oneof(fc.nat(20), fc.constant(null), fc.constantFrom('3', '8')), archived: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((photos) => site(...photos.map(({ order, archived }, at) => photo(`p${at}`, order, { archived }))));

  test('stands where it was put and the others as before, however they were numbered', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (of, a, b) => {
        const before = names(of);
        fc.pre(before.length > 0);
        const [from, to] = [a % before.length, b % before.length];
        const moved = after(of, move(of, from, to));
        expect(names(moved)).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from]));
      }),
      { numRuns: 2000 },
    );
  });

  test('takes its place in the record’s list too, and changes only the numbers between', () => {
    const of = site(photo('a', 4), photo('b', 3), photo('c', 2), photo('d', 1));
    const operations = move(of, 0, 2);
    expect(operations[0]).toEqual({ op: 'move', path: ['gallery'], from: 0, to: 2 });
    expect(operations).toHaveLength(7);
    expect(after(of, operations).gallery).toEqual([photo('b', 4), photo('c', 3), photo('a', 2), photo('d', 1)]);
  });

  test('keeps numbers that are texts as texts', () => {
    const of = site(photo('a', '2'), photo('b', '1'));
    expect(after(of, move(of, 1, 0)).gallery).toEqual([photo('b', '2'), photo('a', '1')]);
  });
});

test('a photo is called by its caption, its description or its place', () => {
  expect(photoName({ caption: ' New roof ', alt_tag: 'x' }, 0)).toBe('“New roof”');
  expect(photoName({ caption: '', alt_tag: 'A roof' }, 0)).toBe('“A roof”');
  expect(photoName({ alt_tag: 'Roofs-image' }, 4)).toBe('photo 5');
});
