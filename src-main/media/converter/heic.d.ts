declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    /** RGBA, turned upright */
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  type Undecoded = Omit<Picture, 'data'> & { decode(): Promise<Picture> };

  const decode: { all(input: { buffer: Uint8Array }): Promise<Undecoded[] & { dispose(): void }> };
  export default decode;
}
