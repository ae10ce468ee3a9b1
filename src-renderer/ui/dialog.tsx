import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** For what is open as long as it is drawn: gives the focus back to what had it before. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // Only once the trap that holds the focus inside is gone.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** A dialog that is open as long as it is drawn. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened {...props} />;
}
