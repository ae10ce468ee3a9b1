import { countryCode } from './country.ts';

interface Holiday {
  name: string;
  /** ISO date */
  day: string;
}

/**
 * A day of the year: a date, the nth `weekday` of a month (-1 is the last), the last `weekday` before the day `before`
 * of a month, or a number of days after Easter Sunday. Weekday 0 is Sunday.
 */
type Rule =
  | { month: number; day: number }
  | { month: number; nth: number; weekday: number }
  | { month: number; weekday: number; before: number }
  | { easter: number };

const rules: Record<'US' | 'CA' | 'MX', readonly (readonly [string, Rule])[]> = {
  US: [
    ['New Year’s Day', { month: 1, day: 1 }],
    ['Memorial Day', { month: 5, nth: -1, weekday: 1 }],
    ['Juneteenth', { month: 6, day: 19 }],
    ['Independence Day', { month: 7, day: 4 }],
    ['Labor Day', { month: 9, nth: 1, weekday: 1 }],
    ['Veterans Day', { month: 11, day: 11 }],
    ['Thanksgiving', { month: 11, nth: 4, weekday: 4 }],
    ['Christmas Eve', { month: 12, day: 24 }],
    ['Christmas Day', { month: 12, day: 25 }],
    ['New Year’s Eve', { month: 12, day: 31 }],
  ],
  CA: [
    ['New Year’s Day', { month: 1, day: 1 }],
    ['Good Friday', { easter: -2 }],
    ['Victoria Day', { month: 5, weekday: 1, before: 25 }],
    ['Canada Day', { month: 7, day: 1 }],
    ['Labour Day', { month: 9, nth: 1, weekday: 1 }],
    ['Truth and Reconciliation Day', { month: 9, day: 30 }],
    ['Thanksgiving', { month: 10, nth: 2, weekday: 1 }],
    ['Remembrance Day', { month: 11, day: 11 }],
    ['Christmas Day', { month: 12, day: 25 }],
    ['Boxing Day', { month: 12, day: 26 }],
  ],
  MX: [
    ['Año Nuevo', { month: 1, day: 1 }],
    ['Día de la Constitución', { month: 2, nth: 1, weekday: 1 }],
    ['Natalicio de Benito Juárez', { month: 3, nth: 3, weekday: 1 }],
    ['Viernes Santo', { easter: -2 }],
    ['Día del Trabajo', { month: 5, day: 1 }],
    ['Día de la Independencia', { month: 9, day: 16 }],
    ['Día de la Revolución', { month: 11, nth: 3, weekday: 1 }],
    ['Navidad', { month: 12, day: 25 }],
  ],
};

/**
 * Returns the holidays of the twelve months that begin with `today`, in the order of their dates.
 * @param country country of the record; any country but Canada and Mexico counts as the United States
 * @param today ISO date
 */
export function comingHolidays(country: unknown, today: string): Holiday[] {
  const code = countryCode(country);
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((of) =>
      rules[code === 'CA' || code === 'MX' ? code : 'US'].map(([name, rule]) => ({ name, day: dayOf(rule, of) })),
    )
    .filter(({ day }) => day >= today && day < end)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

function dayOf(rule: Rule, year: number): string {
  if ('easter' in rule) return easter(year, rule.easter);
  const { month } = rule;
  if ('day' in rule) return iso(year, month, rule.day);
  if ('before' in rule) {
    const last = rule.before - 1;
    return iso(year, month, last - ((weekdayOf(year, month, last) - rule.weekday + 7) % 7));
  }
  if (rule.nth > 0) {
    const first = 1 + ((rule.weekday - weekdayOf(year, month, 1) + 7) % 7);
    return iso(year, month, first + (rule.nth - 1) * 7);
  }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return iso(year, month, last - ((weekdayOf(year, month, last) - rule.weekday + 7) % 7));
}

/**
 * Returns the date that is `after` days after Easter Sunday, by the Meeus/Jones/Butcher algorithm (Gregorian calendar).
 */
function easter(year: number, after: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const rest = h + l - 7 * m + 114;
  return iso(year, Math.floor(rest / 31), (rest % 31) + 1 + after);
}
