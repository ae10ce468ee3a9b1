import { Button, EmptyState } from '@mantine/core';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailureStateProps {
  title: string;
  /** why the content could not be shown, as a text for the user */
  reason: string | undefined;
  icon?: LucideIcon;
  onRetry: () => void;
  /** further buttons, before the button that tries again */
  children?: ReactNode;
}

/** Shown instead of content that could not be loaded or rendered. */
export function FailureState({ title, reason, icon: Icon = CircleAlert, onRetry, children }: FailureStateProps) {
  return (
    <EmptyState
      role="alert"
      withIndicatorBackground
      py={64}
      icon={<Icon aria-hidden />}
      title={<h1>{title}</h1>}
      description={reason}
    >
      <EmptyState.Actions>
        {children}
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
