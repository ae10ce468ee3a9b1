declare module 'heic-decode' {
  import type { HeicDecoder } from 'heic-convert/lib.js';
  const decode: HeicDecoder;
  export default decode;
}

declare module 'heic-convert/lib.js' {
  export interface HeicPicture {
    width: number;
    height: number;
    /** RGBA, upright */
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  export interface HeicDecoder {
    (input: { buffer: Uint8Array }): Promise<HeicPicture>;
    all(input: {
      buffer: Uint8Array;
    }): Promise<(Omit<HeicPicture, 'data'> & { decode(): Promise<HeicPicture> })[] & { dispose(): void }>;
  }
  interface Input<F> {
    buffer: Uint8Array;
    format: F;
  }
  /** Creates a heic-convert that uses the given encoders. */
  export default function convertWith<E extends Record<string, (picture: HeicPicture) => Promise<unknown>>>(
    decode: HeicDecoder,
    encode: E,
  ): {
    one<F extends keyof E>(input: Input<F>): Promise<Awaited<ReturnType<E[F]>>>;
    all<F extends keyof E>(input: Input<F>): Promise<{ convert(): Promise<Awaited<ReturnType<E[F]>>> }[]>;
  };
}
