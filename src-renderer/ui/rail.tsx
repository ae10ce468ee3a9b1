import { ActionIcon, Title, Tooltip } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import classes from './rail.module.css';

interface RailProps {
  title: string;
  /** name of the button that closes the rail */
  closeLabel: string;
  /** label of the keys that close the rail */
  closeKeys: string;
  onClose: () => void;
  children: ReactNode;
  'data-needs-rail'?: boolean;
}

/** A narrow column beside the screens of a site. In a small window it lies over the preview. */
export function Rail({ title, closeLabel, closeKeys, onClose, children, ...mark }: RailProps) {
  const id = useId();
  return (
    <aside {...mark} className={classes.rail} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        <Tooltip label={`Close (${closeKeys})`}>
          <ActionIcon size="sm" aria-label={closeLabel} onClick={onClose}>
            <X size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {children}
    </aside>
  );
}
