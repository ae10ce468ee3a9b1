declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
