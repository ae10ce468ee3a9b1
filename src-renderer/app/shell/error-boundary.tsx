import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { FailureState } from '../../ui/failure-state.tsx';

interface Props {
  children: ReactNode;
}

/** Shows an error in place of a screen that throws while it renders. The draft is not affected. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <FailureState
        title="This screen has failed"
        reason={`Your edits are safe. ${error.message}`}
        icon={TriangleAlert}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
