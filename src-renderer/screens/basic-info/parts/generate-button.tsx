import { Loader } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { type Generation, useGenerationBlocker } from '../queries.ts';

interface GenerateButtonProps {
  /** of the button while nothing runs; its spoken name is `name` where that says more */
  label: string;
  name?: string;
  generation: Generation;
  compact?: boolean;
}

/** Starts a generation; while it runs the same button cancels it. */
export function GenerateButton({ label, name = label, generation, compact = false }: GenerateButtonProps) {
  const blocker = useGenerationBlocker();
  const { running, progress, start, cancel } = generation;
  const count = progress.of > 1 ? ` ${progress.done + 1} of ${progress.of}` : '';
  return (
    <ReasonButton
      variant={compact ? 'subtle' : 'default'}
      size={compact ? 'compact-xs' : 'sm'}
      leftSection={running ? <Loader size={14} aria-hidden /> : <Sparkles size={14} aria-hidden />}
      aria-label={running ? `Cancel: ${name}` : name}
      reason={running ? undefined : blocker}
      onClick={running ? cancel : start}
    >
      {running ? `Generating${count}… Cancel` : label}
    </ReasonButton>
  );
}
