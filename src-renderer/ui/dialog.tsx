import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** For what is open as long as it is drawn: gives the focus back to what had it before, unless something took it. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // Later, once the dialog no longer keeps the focus inside.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** Beside a wider one there is no room for notices, which then stand below it; in pixels. */
const LARGEST_BESIDE_NOTICES = 640;

const isWide = (size: ModalProps['size'] = 'md'): boolean =>
  typeof size === 'number' ? size > LARGEST_BESIDE_NOTICES : !['xs', 'sm', 'md', 'lg'].includes(size);

/** Marks a dialog of that size, where it is wide, as one that ends above the notices. */
export const placeOfNotices = (size: ModalProps['size']) => ({ 'data-wide': isWide(size) || undefined });

/** A dialog that is open as long as it is drawn. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened {...placeOfNotices(props.size)} {...props} />;
}
