import { Modal, type ModalProps } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back when the component goes away, unless something else took it. For dialogs that are open while
 * drawn.
 */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // In a later turn, once the dialog no longer keeps the focus inside.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** Widest dialog in pixels that leaves room for notices at its side; they are below a wider one. */
const LARGEST_BESIDE_NOTICES = 640;

const isWide = (size: ModalProps['size'] = 'md'): boolean =>
  typeof size === 'number' ? size > LARGEST_BESIDE_NOTICES : !['xs', 'sm', 'md', 'lg'].includes(size);

/** Marks a wide dialog, so that it ends above the notices. */
export const placeOfNotices = (size: ModalProps['size']) => ({ 'data-wide': isWide(size) || undefined });

/** A dialog that is open as long as it is drawn. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened {...placeOfNotices(props.size)} {...props} />;
}

/** Opens a dialog over the screen; gives its id, by which `modals.close` closes it. */
export function showDialog({ children, ...settings }: Parameters<typeof modals.open>[0]): string {
  return modals.open({ ...placeOfNotices(settings.size), ...settings, children: takingFocus(children) });
}

/**
 * Content of a dialog that takes the focus when it is shown. All dialogs of `modals` share one focus trap, which looks
 * for the default only when it opens: a second question would leave the focus on what it replaced.
 */
export const takingFocus = (content: ReactNode) => <TakingFocus key={randomId()}>{content}</TakingFocus>;

function TakingFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a later turn, as in the trap itself: by then the dialog has noted where to return the focus.
    const turn = setTimeout(() => {
      const dialog = ref.current?.closest<HTMLElement>('[role="dialog"]');
      const preferred = dialog?.querySelector<HTMLElement>('[data-autofocus]');
      if (preferred) preferred.focus({ preventScroll: true });
      else if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
    });
    return () => clearTimeout(turn);
  }, []);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
