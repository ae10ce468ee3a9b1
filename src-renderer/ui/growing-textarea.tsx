import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames'> {
  /** lines of the empty field, and the most lines to which it grows */
  minRows: number;
  maxRows: number;
}

/** A text area that grows by CSS only: Mantine's own measures the text in script, which costs a layout per drawing. */
export function GrowingTextarea({ minRows, maxRows, style, ...props }: GrowingTextareaProps) {
  const rows = { '--rows-least': minRows, '--rows-most': maxRows } as CSSProperties;
  return <Textarea {...props} classNames={{ input: classes.input }} style={[rows, style]} />;
}
