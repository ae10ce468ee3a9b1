declare module 'heic-convert' {
  export default function convert(input: {
    buffer: Uint8Array;
    format: 'PNG' | 'JPEG';
    quality?: number;
  }): Promise<ArrayBufferLike>;
}
