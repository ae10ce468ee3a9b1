import type { KeyboardEventHandler, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './two-pane-dialog.module.css';

interface TwoPaneDialogProps {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** stands above both panes */
  bar?: ReactNode;
  list: ReactNode;
  children: ReactNode;
}

/** A dialog as high as the window: a list at the left, what is chosen in it at the right. */
export function TwoPaneDialog({ title, onClose, onKeyDown, bar, list, children }: TwoPaneDialogProps) {
  return (
    <Dialog
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
