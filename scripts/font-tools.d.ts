declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}
