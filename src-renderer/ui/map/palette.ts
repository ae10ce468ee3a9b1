import type { Palette } from './draw.ts';

/** Returns the map's colors and font from the theme in which an element is shown. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const color = (name: string): string => style.getPropertyValue(name).trim() || '#888';
  return {
    sea: color('--app-ground'),
    land: color('--app-surface'),
    around: color('--app-hover'),
    line: color('--app-outline'),
    textMarker: color('--app-chart'),
    proMarker: color('--app-attention'),
    markerGround: color('--app-surface'),
    ink: color('--mantine-color-text'),
    font: style.fontFamily,
  };
}
