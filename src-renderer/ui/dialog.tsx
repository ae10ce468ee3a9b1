import { Modal, type ModalProps } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

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

/** Opens a dialog over whatever is shown; gives its id, by which `modals.close` closes it. */
export function showDialog({ children, ...settings }: Parameters<typeof modals.open>[0]): string {
  return modals.open({ ...placeOfNotices(settings.size), ...settings, children: takingFocus(children) });
}

/**
 * Content of a dialog that gets the focus when it is shown. All that `modals` opens shares one dialog, whose focus trap
 * looks for the default only when the dialog opens: a question over a list would leave the focus on what it replaced.
 */
export const takingFocus = (content: ReactNode) => <TakingFocus key={randomId()}>{content}</TakingFocus>;

function TakingFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a turn of its own, as the trap's: by then the dialog has noted what to give the focus back to.
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
