import type { NativeImage } from 'electron';
import { loud } from './unsupported.ts';

/** Wraps a screenshot as Electron's NativeImage. Reads the size from the PNG header. */
export function nativeImageOf(png: Buffer): NativeImage {
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  const image: Pick<NativeImage, 'toPNG' | 'toDataURL' | 'getSize' | 'isEmpty'> = {
    toPNG: () => png,
    toDataURL: () => `data:image/png;base64,${png.toString('base64')}`,
    getSize: () => size,
    isEmpty: () => png.length === 0,
  };
  return loud('nativeImage', image) as NativeImage;
}
