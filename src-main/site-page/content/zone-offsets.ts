/**
 * From the minute `from` (since 1970, in UTC), the zone's clock is `ahead` minutes ahead of UTC. The entry without
 * `ahead` marks the end of the known offsets.
 */
export type ZoneOffset = readonly [from: number, ahead?: number];

const MINUTES_OF_A_DAY = 24 * 60;
const YEARS = 2;

const known = new Map<string, readonly ZoneOffset[]>();

/**
 * Returns how far a zone's clock is ahead of UTC, for two years from the start of `year`. A page with these offsets
 * need not ask the browser, whose first use of a time zone takes some 60 ms even on a fast computer. After the two
 * years the page asks the browser, because laws about clock changes may have changed.
 * @param zone IANA name
 */
export function zoneOffsets(zone: string, year: number): readonly ZoneOffset[] {
  const key = `${zone} ${year}`;
  const offsets = known.get(key) ?? computed(zone, year);
  known.set(key, offsets);
  return offsets;
}

function computed(zone: string, year: number): readonly ZoneOffset[] {
  const aheadAt = offsetReader(zone);
  const [start, end] = [year, year + YEARS].map((each) => Date.UTC(each, 0) / 60_000) as [number, number];
  const offsets: ZoneOffset[] = [[start, aheadAt(start)]];
  for (let day = start; day < end; day += MINUTES_OF_A_DAY) {
    const next = day + MINUTES_OF_A_DAY;
    if (aheadAt(next) !== aheadAt(day)) offsets.push(changeBetween(day, next, aheadAt));
  }
  return [...offsets, [end]];
}

function changeBetween(before: number, after: number, aheadAt: (minute: number) => number): ZoneOffset {
  if (after - before === 1) return [after, aheadAt(after)];
  const middle = Math.floor((before + after) / 2);
  return aheadAt(middle) === aheadAt(before)
    ? changeBetween(middle, after, aheadAt)
    : changeBetween(before, middle, aheadAt);
}

/**
 * Returns a function that takes a minute since 1970 and returns how many minutes the zone's clock is ahead of UTC then.
 * `Intl` writes the offset as `GMT-05:00`, or as `GMT` if it is 0.
 */
function offsetReader(zone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (minute) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(minute * 60_000)) ?? [];
    return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}
