import { describe, expect, test } from 'vitest';
import { addressOf, parseAddress } from '#shared/domain/business-profile/address.ts';
import { listingText } from '#shared/domain/business-profile/listing-text.ts';
import { heroPhotos } from '../../../src-main/site-page/content/photos.ts';
import { weeklyOpenings } from '#shared/domain/business-profile/hours.ts';
import {
  changedFields,
  listingOf,
  listingPhotos,
  sameName,
  servedPlaces,
} from '#shared/domain/business-profile/listing.ts';

describe('the business address', () => {
  test.each([
    ['218 Riverside Dr, Asheville, NC 28801, United States', ['218 Riverside Dr'], 'Asheville', 'NC', '28801', 'US'],
    [
      'Suite 2, 218 Riverside Dr, Asheville, NC, 28801-1234',
      ['Suite 2', '218 Riverside Dr'],
      'Asheville',
      'NC',
      '28801-1234',
      'US',
    ],
    ['10 Bay St, Toronto, ON M5J 2R8, Canada', ['10 Bay St'], 'Toronto', 'ON', 'M5J 2R8', 'CA'],
    [
      'Av. Juárez 12, Centro, 06050 Ciudad de México, CDMX, Mexico',
      ['Av. Juárez 12', 'Centro'],
      'Ciudad de México',
      'CDMX',
      '06050',
      'MX',
    ],
    ['1 Main St, Reno, Nevada, USA', ['1 Main St'], 'Reno', 'Nevada', '', 'US'],
  ])('[GBP-03] %s is read', (text, addressLines, locality, administrativeArea, postalCode, regionCode) => {
    expect(parseAddress(text)).toEqual({
      addressLines,
      locality,
      administrativeArea,
      postalCode,
      regionCode,
      languageCode: 'en',
    });
  });

  test.each([
    '',
    '218 Riverside Dr',
    '218 Riverside Dr, Asheville, NC',
    'a, , b, c',
    ',,,',
    '12 Elm St, NC 28801, USA, ',
  ])('[GBP-03] [GBP-04] %j is refused', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  test('[GBP-03] the record’s own address fits the form', () => {
    const site = {
      street_address: '218 Riverside Drive',
      city: 'Asheville',
      state: 'NC',
      zip_code: 28801,
      country: null,
    };
    expect(addressOf(site)).toBe('218 Riverside Drive, Asheville, NC 28801, United States');
    expect(parseAddress(addressOf(site))?.postalCode).toBe('28801');
    expect(addressOf({ city: 'Asheville' })).toBe('');
  });
});

const day = (from: string, to: string, custom = '') => ({ from, to, custom });

describe('the listing of a record', () => {
  test('[GBP-03] weekly hours: closed days are left out, nights end on the next day, 24 hours', () => {
    const site = {
      business_hours: [
        day('', ''),
        day('07:30', '5 pm'),
        day('9a', '12:15 PM', 'by appointment'),
        day('22:00', '02:00'),
        day('0:00', '24:00'),
        day('00:00', '23:59'),
        day('20:00', '1:00'),
      ],
    };
    expect(
      weeklyOpenings(site).map(({ openDay, openTime, closeDay, closeTime }) => [
        openDay,
        openTime,
        closeDay,
        closeTime,
      ]),
    ).toEqual([
      ['MONDAY', { hours: 7, minutes: 30 }, 'MONDAY', { hours: 17, minutes: 0 }],
      ['WEDNESDAY', { hours: 22, minutes: 0 }, 'THURSDAY', { hours: 2, minutes: 0 }],
      ['THURSDAY', { hours: 0, minutes: 0 }, 'THURSDAY', { hours: 24, minutes: 0 }],
      ['FRIDAY', { hours: 0, minutes: 0 }, 'FRIDAY', { hours: 24, minutes: 0 }],
      ['SATURDAY', { hours: 20, minutes: 0 }, 'SUNDAY', { hours: 1, minutes: 0 }],
    ]);
  });

  const site = { slug: 'joes', company_name: 'Joe’s', phone: '(828) 555-0142', paid_url: 'joes.com', about: 'We fix.' };

  test('[GBP-05] only fields that differ in what they say count as changed', () => {
    const wanted = listingOf(site, '2026-01-01');
    expect(changedFields(wanted, { ...wanted, phone: '+1 828-555-0142', website: 'https://joes.com' })).toEqual([]);
    expect(changedFields(wanted, { ...wanted, phone: '+1 828-555-0100', description: '' })).toEqual([
      'phone',
      'description',
    ]);
    // A field that is empty in the record does not count as changed.
    expect(
      changedFields(listingOf({ ...site, about: '' }, '2026-01-01'), { ...wanted, description: 'Old words' }),
    ).toEqual([]);
  });

  test('[GBP-05] address, category and service area are compared as people read them', () => {
    const full = {
      ...site,
      company_type: 'Tree Service',
      street_address: '218 Riverside Dr.',
      city: 'Asheville',
      state: 'NC',
      service_areas: [{ city: 'Arden', state: 'NC' }],
    };
    const wanted = listingOf(full, '2026-01-01');
    expect(wanted.category).toBe('gcid:tree_service');
    const address = { ...wanted.address!, postalCode: '28801', addressLines: ['218 Riverside Dr'] };
    expect(changedFields(wanted, { ...wanted, address, serviceArea: ['Arden, NC, USA'] })).toEqual([]);
    expect(
      changedFields(wanted, { ...wanted, address: undefined, category: 'gcid:plumber', serviceArea: ['Reno, NV'] }),
    ).toEqual(['address', 'category', 'serviceArea']);
    expect(changedFields(wanted, { ...wanted, address: { ...address, locality: 'Arden' } })).toEqual(['address']);
    // This record has no street, industry or service areas, so these fields are not compared.
    expect(changedFields(listingOf(site, '2026-01-01'), { ...wanted, address })).toEqual([]);
  });

  test('[GBP-05] a listing’s fields are shown in words', () => {
    const present = {
      ...listingOf(
        {
          ...site,
          business_hours: [day('00:00', '23:59'), day('22:00', '02:00')],
          special_hours: [{ first_day: '2026-12-24', from: '9:00', to: '12:00' }, { first_day: '2026-12-25' }],
        },
        '2026-01-01',
      ),
      address: parseAddress('218 Riverside Dr, Asheville, NC 28801, United States'),
      category: 'gcid:roofing_contractor',
    };
    expect(listingText('hours', present)).toBe('Sunday: open 24 hours\nMonday: 10:00 PM – 2:00 AM');
    expect(listingText('holidays', present)).toBe('2026-12-24: 9:00 AM – 12:00 PM\n2026-12-25: closed');
    expect(listingText('address', present)).toBe('218 Riverside Dr, Asheville, NC, 28801');
    expect(listingText('category', present)).toBe('roofing contractor');
    expect(listingText('category', { ...present, category: 'gcid:painter' })).toBe('Painting');
  });

  test('[GBP-04] the cover is the photo that the page shows first; films and stock photos are left out', () => {
    const hero_gallery_photos = [
      { photo: '/last.jpg', order: 1 },
      { photo: '/film.mp4', order: 9 },
      { photo: '/first.jpg', order: '5' },
      { photo: '/unnumbered.jpg' },
    ];
    const gallery = [{ photo: '/own.jpg' }, { photo: '/stock.jpg', stock: 'true' }, { photo: '/own.mov?v=1' }];
    expect(heroPhotos({ hero_gallery_photos })[0]?.url).toBe('/first.jpg');
    expect(listingPhotos({ hero_gallery_photos, hero_image: '/h.jpg', gallery })).toEqual({
      logo: '',
      cover: '/first.jpg',
      photos: ['/own.jpg'],
    });
  });

  test('[GBP-03] areas in their order, each once; pictures without archived ones', () => {
    expect(
      servedPlaces({
        service_areas: [
          { city: 'Arden', state: 'NC', order: '2' },
          { city: 'Candler', state: 'NC', order: 1 },
          { city: 'Arden', state: 'NC', order: 3 },
          { city: '', state: 'NC', order: 4 },
        ],
      }),
    ).toEqual(['Candler, NC', 'Arden, NC']);
    const gallery = [{ photo: '/a.jpg' }, { photo: '/b.jpg', archived: true }, { photo: '/a.jpg' }, { photo: null }];
    expect(listingPhotos({ logo: '/l.png', hero_image: '/h.jpg', gallery })).toEqual({
      logo: '/l.png',
      cover: '/h.jpg',
      photos: ['/a.jpg'],
    });
  });

  test('[GBP-02] companies are the same whatever their punctuation', () => {
    expect(sameName('Summit Roofing & Exteriors', 'SUMMIT ROOFING, EXTERIORS')).toBe(true);
    expect(sameName('Summit', 'Summit Roofing')).toBe(false);
    expect(sameName('', '')).toBe(false);
  });
});
