import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  icon: LucideIcon;
  tone?: 'danger' | 'warning';
  /** read out at once by screen readers */
  urgent?: boolean;
  /** buttons after the text */
  actions?: ReactNode;
  children: ReactNode;
}

/** A bar below the header, for a message that is shown as long as it is true. */
export function NoticeBar({ icon: Icon, tone, urgent = false, actions, children }: NoticeBarProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={classes.bar} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span className={classes.words}>{children}</span>
      {actions}
    </div>
  );
}
