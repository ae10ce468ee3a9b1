import fc from '../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { comingHolidays } from '#shared/domain/site/holidays.ts';
import { dayInAmerica, isDay, specialHours, specialHoursErrors } from '#shared/domain/site/special-hours.ts';
import { specialDays } from '#shared/domain/business-profile/hours.ts';

const day = (first_day: string, more: object = {}) => ({ first_day, ...more });
const errorOf = (item: object) => specialHoursErrors({ special_hours: [item] })[0];

describe('days with hours of their own', () => {
  test.each([
    [day(''), 'Choose a day.'],
    [day('2026-02-30'), 'Choose a day.'],
    [day('2026-12-24', { last_day: 'soon' }), 'The last day is no day of the calendar.'],
    [day('2026-12-24', { last_day: '2026-12-23' }), 'The last day is before the first.'],
    [day('2026-12-24', { from: '9:00' }), 'Give both times, or none where it is closed.'],
    [day('2026-12-24', { from: '9:00', to: '9:00' }), 'Opening and closing are the same time.'],
    [day('2026-12-24'), undefined],
    [day('2026-12-24', { last_day: '2026-12-26', from: '09:00:00', to: '12:00' }), undefined],
  ])('[BI-16] %j says %s', (item, error) => expect(errorOf(item)).toBe(error));

  test('[BI-16] days that an earlier entry has are named and left out', () => {
    const site = {
      special_hours: [
        day('2026-12-24', { last_day: '2026-12-26', name: 'Christmas' }),
        day('2026-12-25'),
        day('2026-12-31'),
      ],
    };
    expect(specialHoursErrors(site)).toEqual([undefined, 'Christmas has these days already.', undefined]);
    expect(specialHours(site, '').map(({ first }) => first)).toEqual(['2026-12-24', '2026-12-31']);
  });

  test('[BI-16] past ones end by themselves, the day after their last', () => {
    const site = { special_hours: [day('2026-12-31'), day('2026-12-24', { last_day: '2026-12-26' })] };
    const firsts = (today: string) => specialHours(site, today).map(({ first }) => first);
    expect(firsts('2026-12-26')).toEqual(['2026-12-24', '2026-12-31']);
    expect(firsts('2026-12-27')).toEqual(['2026-12-31']);
    expect(firsts('2027-01-01')).toEqual([]);
  });

  test('[BI-16] special hours are read without error, with valid days, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.anything(), (special_hours) => {
        const site = { special_hours } as Parameters<typeof specialHours>[0];
        for (const { first, last, from, to } of specialHours(site, '')) {
          expect(isDay(first) && isDay(last) && first <= last && (from === '') === (to === '')).toBe(true);
        }
      }),
    );
  });

  test('[BI-16] a day has come in America once it is noon of it in London', () => {
    expect(dayInAmerica(Date.parse('2026-12-26T11:59:00Z'))).toBe('2026-12-25');
    expect(dayInAmerica(Date.parse('2026-12-26T12:00:00Z'))).toBe('2026-12-26');
  });
});

describe('public holidays', () => {
  const names = (country: string) => comingHolidays(country, '2026-11-27').map(({ name, day: at }) => `${at} ${name}`);

  test('[BI-16] are those of the country within a year, in their order', () => {
    expect(names('US')).toEqual([
      '2026-12-24 Christmas Eve',
      '2026-12-25 Christmas Day',
      '2026-12-31 New Year’s Eve',
      '2027-01-01 New Year’s Day',
      '2027-05-31 Memorial Day',
      '2027-06-19 Juneteenth',
      '2027-07-04 Independence Day',
      '2027-09-06 Labor Day',
      '2027-11-11 Veterans Day',
      '2027-11-25 Thanksgiving',
    ]);
    expect(names('Canada')).toEqual(
      expect.arrayContaining(['2027-03-26 Good Friday', '2027-05-24 Victoria Day', '2027-10-11 Thanksgiving']),
    );
    expect(names('MX')).toEqual(
      expect.arrayContaining([
        '2027-02-01 Día de la Constitución',
        '2027-03-15 Natalicio de Benito Juárez',
        '2027-11-15 Día de la Revolución',
      ]),
    );
  });
});

test('[BI-16] a business listing gets each day by itself, from today on', () => {
  const site = {
    special_hours: [day('2026-12-24', { last_day: '2026-12-25' }), day('2026-12-31', { from: '9:00', to: '02:00' })],
  };
  expect(specialDays(site, '2026-12-25')).toEqual([
    { day: '2026-12-25', open: null },
    { day: '2026-12-31', open: { from: { hours: 9, minutes: 0 }, to: { hours: 2, minutes: 0 }, nextDay: true } },
  ]);
  expect(specialDays({ special_hours: [day('2026-01-01', { last_day: '9999-01-01' })] }, '2026-01-01')).toHaveLength(
    366,
  );
});
