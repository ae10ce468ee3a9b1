import { describe, expect, test } from 'vitest';
import {
  ALL_DAY,
  CLOSED,
  closesNextDay,
  copyDay,
  hoursOfWeek,
  NO_TIME,
  parseTime,
  readHours,
  SAME_TIME,
  setDay,
  setTimes,
  timeText,
} from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const site: SiteDocument = {
  business_hours: [
    { from: '', to: '', custom: 'By appointment' },
    ...Array.from({ length: 6 }, () => ({ from: '08:00', to: '16:00', custom: '', lunch: '12:00' })),
  ],
};

describe('a typed time', () => {
  test.each([
    ['9a', '09:00'],
    ['9 AM', '09:00'],
    ['9 a.m.', '09:00'],
    ['12am', '00:00'],
    ['12p', '12:00'],
    ['5:30 pm', '17:30'],
    ['930', '09:30'],
    ['1745', '17:45'],
    ['17:00', '17:00'],
    ['17.15', '17:15'],
    ['8', '08:00'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
    ['24:00', '00:00'],
    ['08:00:00', '08:00'],
    ['5:30:15 PM', '17:30'],
  ])('[BI-07] %s is %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });

  test.each(['', '25', '13pm', '0a', '9:60', '99', 'late', '9:3', '24:30', '12345', '9m', '8:00:60'])(
    '[BI-07] %s is no time',
    (typed) => {
      expect(parseTime(typed)).toBeUndefined();
    },
  );

  test('[BI-07] a closing time without its half of the day comes after the opening', () => {
    expect(parseTime('5', '09:00')).toBe('17:00');
    expect(parseTime('530', '09:00')).toBe('17:30');
    expect(parseTime('11', '09:00')).toBe('11:00');
    expect(parseTime('05:00', '09:00')).toBe('05:00');
  });

  test('[BI-07] is shown with its half of the day; other text stays', () => {
    expect(['00:05', '09:00', '12:00', '17:30'].map(timeText)).toEqual(['12:05 AM', '9:00 AM', '12:00 PM', '5:30 PM']);
    expect(timeText('sunrise')).toBe('sunrise');
  });
});

describe('two typed times', () => {
  test('[BI-07] closing before opening is on the next day', () => {
    expect(readHours({ from: '6 pm', to: '2 am' }).hours).toEqual({ from: '18:00', to: '02:00' });
    expect(readHours({ from: '6p', to: '2' }).hours).toEqual({ from: '18:00', to: '02:00' });
    expect(closesNextDay({ from: '18:00', to: '02:00' })).toBe(true);
    expect(closesNextDay({ from: '17:00', to: '00:00' })).toBe(false);
    expect(closesNextDay({ from: '08:00:00', to: '17:00:00' })).toBe(false);
    expect(closesNextDay({ from: '', to: '02:00' })).toBe(false);
  });

  test('[BI-07] closing at the opening is refused, but for the whole day', () => {
    expect(readHours({ from: '9a', to: '9 am' })).toEqual({ error: { field: 'to', message: SAME_TIME } });
    expect(readHours({ from: 'midnight', to: 'midnight' }).hours).toEqual({ from: '00:00', to: '00:00' });
  });

  test('[BI-07] midnight closes the day', () => {
    expect(readHours({ from: '5p', to: 'midnight' }).hours).toEqual({ from: '17:00', to: '00:00' });
  });

  test('[BI-07] what is no time is named; nothing at all is allowed', () => {
    expect(readHours({ from: 'early', to: '5p' })).toEqual({ error: { field: 'from', message: NO_TIME } });
    expect(readHours({ from: '9a', to: 'late' })).toEqual({ error: { field: 'to', message: NO_TIME } });
    expect(readHours({ from: ' ', to: '' }).hours).toEqual({ from: '', to: '' });
  });
});

describe('the record', () => {
  test('[BI-07] a day is set by its members, and what else it holds stays', () => {
    const operations = setDay(site, 2, { from: '09:00', to: '16:00' });
    expect(operations).toEqual([{ op: 'set', path: ['business_hours', 2, 'from'], value: '09:00' }]);
    expect(applyToValue(site, operations).business_hours?.[2]).toHaveProperty('lunch', '12:00');
  });

  test.each<[string, SiteDocument['business_hours']]>([
    ['no list', null],
    ['an empty list', []],
    ['a short list', [{ from: '08:00', to: '16:00', custom: '' }]],
    ['empty places', [null, null, null, null, null, null, null] as never],
  ])('[BI-07] with %s there is a list of 7 after the first edit', (_what, business_hours) => {
    const edited = applyToValue<SiteDocument>({ business_hours }, setDay({ business_hours }, 5, ALL_DAY));
    expect(edited.business_hours).toHaveLength(7);
    expect(edited.business_hours?.[5]).toEqual(ALL_DAY);
    expect(hoursOfWeek(edited)[0]).toEqual(hoursOfWeek({ business_hours })[0]);
  });

  test('[BI-07] one day is copied to others, and to those alone', () => {
    const copied = applyToValue(site, copyDay(site, 0, [3, 6]));
    const texts = hoursOfWeek(copied).map(({ custom }) => custom);
    expect(texts).toEqual(weekdays.map((_, day) => ([0, 3, 6].includes(day) ? 'By appointment' : '')));
    expect(copied.business_hours?.[3]).toHaveProperty('from', '');
  });

  test('[BI-07] a closed day that is given times is open', () => {
    const closed = applyToValue(site, setDay(site, 1, CLOSED));
    expect(hoursOfWeek(closed)[1]).toEqual({ from: '', to: '', custom: 'Closed' });
    const open = applyToValue(closed, setTimes(closed, 1, { from: '09:00', to: '' }));
    expect(hoursOfWeek(open)[1]).toEqual({ from: '09:00', to: '', custom: '' });
    expect(hoursOfWeek(applyToValue(site, setTimes(site, 0, { from: '09:00', to: '' })))[0]?.custom).toBe(
      'By appointment',
    );
  });
});
