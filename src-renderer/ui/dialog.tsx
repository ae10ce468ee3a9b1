import { Modal, type ModalProps } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When the component unmounts, returns the focus to the element that had the focus before. Does nothing if another
 * element has taken the focus. For dialogs that are mounted only while they are open.
 */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // In a later turn of the event loop, when the dialog no longer traps the focus.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** Maximum width in pixels of a dialog that leaves room for notices beside it. Notices are below a wider dialog. */
const LARGEST_BESIDE_NOTICES = 640;

const isWide = (size: ModalProps['size'] = 'md'): boolean =>
  typeof size === 'number' ? size > LARGEST_BESIDE_NOTICES : !['xs', 'sm', 'md', 'lg'].includes(size);

/** Returns the attribute that marks a wide dialog, so that the style sheet makes the dialog end above the notices. */
export const wideDialogProps = (size: ModalProps['size']) => ({ 'data-wide': isWide(size) || undefined });

/** A dialog that is open as long as it is mounted. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened {...wideDialogProps(props.size)} {...props} />;
}

/** Opens a dialog over the screen. Returns its ID, with which `modals.close` closes the dialog. */
export function showDialog({ children, ...settings }: Parameters<typeof modals.open>[0]): string {
  return modals.open({ ...wideDialogProps(settings.size), ...settings, children: takingFocus(children) });
}

/**
 * Wraps the content of a dialog, so that the dialog takes the focus when the content is shown. All dialogs of `modals`
 * share one focus trap, which sets the focus only when the first of them opens. Without the wrapper, a question that
 * opens over another dialog would not get the focus.
 */
export const takingFocus = (content: ReactNode) => <TakingFocus key={randomId()}>{content}</TakingFocus>;

function TakingFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a later turn of the event loop: Mantine must first store the element that gets the focus back on closing.
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
