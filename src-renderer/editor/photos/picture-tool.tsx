import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import rows from '../../ui/rows.module.css';

interface PictureToolProps {
  icon: LucideIcon;
  label: string;
  /** shows only the icon, because there is no room for the label */
  compact: boolean;
  onClick: () => void;
}

/** A button that does something with a picture, for example crops it. */
export function PictureTool({ icon: Icon, label, compact, onClick }: PictureToolProps) {
  if (!compact) {
    return (
      <Button size="compact-sm" variant="default" leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label={label}>
      <ActionIcon className={rows.button} aria-label={label} onClick={onClick}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
