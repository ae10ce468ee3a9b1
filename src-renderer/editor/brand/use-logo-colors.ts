import { useEffect, useState } from 'react';
import { shownLogo } from '#shared/domain/logo/shown.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { prominentColors } from '#shared/theme/prominent.ts';
import { useSite } from '../../state/draft.ts';

const LIMIT = 5;
/** Width and height of the canvas on which the logo's colors are read, in pixels. A small copy is enough. */
const SIDE = 96;

/** Returns the most prominent colors of the site's logo; none if no logo is loaded. */
export function useLogoColors(): readonly string[] {
  const url = useSite(shownLogo);
  const [read, setRead] = useState<{ url: string; colors: readonly string[] }>();
  useEffect(() => {
    if (url === '') return;
    const image = new Image();
    const take = (): void => setRead({ url, colors: colorsOf(image) });
    image.addEventListener('load', take);
    image.src = pictureAddress(url);
    return () => image.removeEventListener('load', take);
  }, [url]);
  return read?.url === url ? read.colors : none;
}

const none: readonly string[] = [];

function colorsOf(image: HTMLImageElement): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return prominentColors(context.getImageData(0, 0, SIDE, SIDE).data, LIMIT);
}
