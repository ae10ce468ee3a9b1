const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** The first colour with a share (0–1) of the second; both as #rrggbb. */
export function mix(color: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(color).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (color: string, share: number) => mix(color, '#ffffff', share);
export const darker = (color: string, share: number) => mix(color, '#0b1526', share);
