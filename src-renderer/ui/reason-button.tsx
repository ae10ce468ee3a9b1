import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, useId } from 'react';

interface ReasonButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** why the button cannot be used now; it stays reachable, so that the reason can be read */
  reason?: string | undefined;
}

export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  const id = useId();
  const refusing = reason ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id } : { onClick };
  return (
    <>
      <Tooltip label={reason} disabled={!reason}>
        <Button {...props} {...refusing} />
      </Tooltip>
      {reason && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
