import { useEffect, useState } from 'react';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';

/**
 * Returns the image once it is loaded. Until then returns the former image, or undefined if there is none. Returns
 * undefined if the image cannot be read: the logo must not be made with an image that is not chosen any more.
 */
export function usePicture(named: string): HTMLImageElement | undefined {
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    const image = new window.Image();
    const take = (): void => setPicture(image);
    const clear = (): void => setPicture(undefined);
    image.addEventListener('load', take);
    image.addEventListener('error', clear);
    image.src = pictureAddress(named);
    return () => {
      image.removeEventListener('load', take);
      image.removeEventListener('error', clear);
    };
  }, [named]);
  return picture;
}
