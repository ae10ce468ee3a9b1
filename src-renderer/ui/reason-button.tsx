import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ComponentProps } from 'react';

interface ReasonButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** why the button cannot be used now; it stays reachable, so that the reason can be read */
  reason?: string | undefined;
}

export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  return (
    <Tooltip label={reason} disabled={!reason}>
      <Button
        {...props}
        data-disabled={reason ? true : undefined}
        aria-disabled={reason ? true : undefined}
        onClick={reason ? undefined : onClick}
      />
    </Tooltip>
  );
}
