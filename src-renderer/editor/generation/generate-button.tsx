import { Loader } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { ReasonButton } from '../../ui/reason-button.tsx';
import type { Generation } from './use-generation.ts';

interface GenerateButtonProps {
  /** text of the button while nothing is being generated */
  label: string;
  /** accessible name of the button, if it says more than the label */
  name?: string;
  generation: Generation<unknown>;
  compact?: boolean;
  /** why the button cannot be used now, for reasons other than being offline */
  reason?: string | undefined;
}

/** A button that starts a generation. While the generation runs, the button cancels it. */
export function GenerateButton({ label, name = label, generation, compact = false, reason }: GenerateButtonProps) {
  const { running, progress, blocker, start, cancel } = generation;
  const count = progress.of > 1 ? ` ${Math.min(progress.done + 1, progress.of)} of ${progress.of}` : '';
  return (
    <ReasonButton
      variant={compact ? 'subtle' : 'default'}
      size={compact ? 'compact-xs' : 'compact-sm'}
      leftSection={running ? <Loader size={14} aria-hidden /> : <Sparkles size={14} aria-hidden />}
      aria-label={running ? `Cancel: ${name}` : name}
      reason={running ? undefined : (blocker ?? reason)}
      onClick={running ? cancel : start}
    >
      {running ? `Generating${count}… Cancel` : label}
    </ReasonButton>
  );
}
