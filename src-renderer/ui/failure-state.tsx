import { Button, EmptyState } from '@mantine/core';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailureStateProps {
  title: string;
  /** why, in words for people */
  reason: string | undefined;
  icon?: LucideIcon;
  onRetry: () => void;
  /** other ways to go on, before the button for another try */
  children?: ReactNode;
}

/** Shown in place of what could not be loaded. */
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
