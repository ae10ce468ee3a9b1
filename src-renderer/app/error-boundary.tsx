import { Button, EmptyState } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** A screen that fails says so in its own place; the draft is not touched. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <EmptyState
        role="alert"
        withIndicatorBackground
        py={64}
        icon={<TriangleAlert aria-hidden />}
        title={<h1>This screen has failed</h1>}
        description={`Your edits are safe. ${error.message}`}
      >
        <EmptyState.Actions>
          <Button onClick={() => this.setState({ error: null })}>Try again</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
}
