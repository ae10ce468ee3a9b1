import { CloseButton, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useReturnFocus } from '../../ui/dialog.tsx';
import { openDialog } from '../../ui/open-dialog.ts';
import { useDocumentMark } from '../../ui/use-document-mark.ts';
import classes from './jobs.module.css';

interface DrawerProps {
  title: string;
  /** buttons that stay visible while the content scrolls */
  foot?: ReactNode;
  /** name of the shown content; when it changes, the drawer takes the focus, unless the focus is in the screen */
  stage?: string;
  /**
   * value that tells the user's requests for the drawer apart; when it changes, the drawer takes the focus from
   * anywhere. `NOT_REQUESTED` if the drawer opened without a user's request
   */
  asked?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Value of `asked` if no user has asked for the drawer. */
export const NOT_REQUESTED = -1;

/**
 * A drawer beside the screens, which stay usable. Mantine's own drawer would be announced as modal, and would disable
 * the shortcuts of the screens while it is open.
 */
export function Drawer({ title, foot, stage = '', asked = 0, onClose, children }: DrawerProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useReturnFocus();
  useDocumentMark('data-has-drawer');
  const known = useRef(NOT_REQUESTED);
  useEffect(() => {
    const { current: drawer } = ref;
    const isAsked = known.current !== asked;
    known.current = asked;
    const { activeElement: focused } = document;
    // A user who is typing in a field of the screen keeps the focus there.
    if (!isAsked && focused !== document.body && !drawer?.contains(focused)) return;
    const preferred = drawer?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)');
    (preferred ?? drawer)?.focus({ preventScroll: true });
  }, [stage, asked]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // React also delivers the key presses of a dialog that the drawer has opened, although the dialog's element is
    // not inside the drawer.
    const isInside = event.target instanceof Node && ref.current?.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside || openDialog() !== undefined) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside ref={ref} className={classes.drawer} aria-labelledby={id} tabIndex={-1} data-drawer onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <Title order={2} size="h4" id={id} className={classes.title}>
          {title}
        </Title>
        <CloseButton aria-label="Close" onClick={onClose} />
      </header>
      <div className={classes.body} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </aside>
  );
}
