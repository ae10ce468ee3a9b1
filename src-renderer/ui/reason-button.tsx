import { Button, type ButtonProps, Loader, Tooltip, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, useId } from 'react';

interface ReasonButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** why the button cannot be used now; the button stays focusable, so that the reason can be read */
  reason?: string | undefined;
  /** id of an element that shows the reason already */
  reasonId?: string | undefined;
}

/** A button that says why it cannot be used, and keeps its label while its action runs. */
export function ReasonButton({ reason, reasonId, loading = false, onClick, ...props }: ReasonButtonProps) {
  const ownId = useId();
  const id = reasonId ?? ownId;
  const refusing = reason ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id } : { onClick };
  const busy = loading && {
    disabled: true,
    'aria-busy': true,
    leftSection: <Loader size={14} color="currentColor" aria-hidden />,
  };
  return (
    <>
      <Tooltip label={reason} disabled={!reason || reasonId !== undefined}>
        <Button {...props} {...refusing} {...busy} />
      </Tooltip>
      {reason && reasonId === undefined && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
