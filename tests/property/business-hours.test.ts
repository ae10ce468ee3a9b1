import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { hoursOfWeek, parseTime, readHours, setDay, timeText } from '#shared/domain/site/business-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { withoutScheme } from '#shared/domain/site/link.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789:. apmAPM'), maxLength: 8 }),
  fc.constantFrom('noon', 'midnight'),
);

describe('business hours', () => {
  test('[BI-07] a time that is accepted is accepted again, as written and as shown', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const time = parseTime(input);
        if (time === undefined) return;
        expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(parseTime(time)).toBe(time);
        expect(parseTime(timeText(time))).toBe(time);
      }),
    );
  });

  test('[BI-07] accepted hours do not close when they open, but for the whole day', () => {
    fc.assert(
      fc.property(typed, typed, (from, to) => {
        const { hours, error } = readHours({ from, to });
        expect(hours === undefined).toBe(error !== undefined);
        if (hours && hours.from !== '' && hours.from !== '00:00') expect(hours.from).not.toBe(hours.to);
      }),
    );
  });

  test('[BI-07] setting a day changes that day alone and leaves seven', () => {
    const text = fc.oneof(fc.string(), fc.constant(null));
    const entry = fc.option(fc.record({ from: text, to: text, custom: text }));
    const days = fc.option(fc.array(entry, { maxLength: 7 }));
    fc.assert(
      fc.property(days, fc.nat(6), fc.string(), (business_hours, day, custom) => {
        const site = { business_hours } as SiteDocument;
        const before = hoursOfWeek(site);
        const operations = setDay(site, day, { custom });
        const after = hoursOfWeek(applyToValue(site, operations));
        expect(after).toEqual(before.with(day, { ...before[day], custom } as never));
        if (operations.length > 0 && business_hours !== null) {
          expect(applyToValue(site, operations).business_hours).toHaveLength(7);
        }
      }),
    );
  });
});

test('[BI-13] withoutScheme leaves no scheme, and changes nothing when it runs again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: fc.constantFrom(...'http:/s a.') })), (input) => {
      const kept = withoutScheme(input);
      expect(kept).not.toMatch(/^\s*https?:\/\//i);
      expect(withoutScheme(kept)).toBe(kept);
    }),
  );
});
