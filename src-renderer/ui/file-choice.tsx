import { FileButton, type FileButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface FileChoiceProps extends Omit<FileButtonProps, 'onChange' | 'resetRef' | 'multiple'> {
  onChoose: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen again, because it may have been corrected meanwhile. */
export function FileChoice({ onChoose, ...props }: FileChoiceProps) {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    reset.current?.();
    if (file) onChoose(file);
  };
  return <FileButton {...props} resetRef={reset} onChange={choose} />;
}
