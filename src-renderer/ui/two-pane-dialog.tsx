import type { KeyboardEventHandler, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './two-pane-dialog.module.css';

interface TwoPaneDialogProps {
  /** names the dialog for commands that act while it is open */
  'data-dialog'?: string;
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** stands above both panes */
  bar?: ReactNode;
  list: ReactNode;
  children: ReactNode;
}

/** A dialog as high as the window: a list at the left, the selected entry at the right. */
export function TwoPaneDialog({ title, onClose, onKeyDown, bar, list, children, ...mark }: TwoPaneDialogProps) {
  return (
    <Dialog
      {...mark}
      onClose={onClose}
      title={title}
      size={1360}
      padding={0}
      yOffset={24}
      xOffset={24}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <div className={classes.frame} onKeyDown={onKeyDown}>
        {bar !== undefined && <div className={classes.bar}>{bar}</div>}
        <div className={classes.panes}>
          <div className={classes.list}>{list}</div>
          <div className={classes.detail}>{children}</div>
        </div>
      </div>
    </Dialog>
  );
}
