interface Coordinates {
  latitude: number;
  longitude: number;
}

const DEGREES = /^-?\d{1,3}(?:\.\d+)?$/;

/** Reads coordinates in degrees as map services copy them, such as `35.58652, -82.57241`; undefined for other texts. */
export function parseCoordinates(value: string): Coordinates | undefined {
  const numbers = value.trim().split(/[\s,]+/);
  if (numbers.length !== 2 || !numbers.every((each) => DEGREES.test(each))) return undefined;
  const [latitude = 0, longitude = 0] = numbers.map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Returns what is wrong with typed coordinates; undefined if they are valid or empty. */
export const checkCoordinates = (value: string): string | undefined =>
  value.trim() === '' || parseCoordinates(value)
    ? undefined
    : 'Give latitude and longitude in degrees, such as 35.58652, -82.57241.';
