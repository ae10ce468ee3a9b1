import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames'> {
  /** height of the empty field, in lines; `maxRows` is the height up to which it grows */
  minRows: number;
  maxRows: number;
}

/**
 * A text area that grows by CSS only. Mantine's autosize measures the text in script, which costs a layout per render.
 */
export function GrowingTextarea({ minRows, maxRows, style, ...props }: GrowingTextareaProps) {
  const rows = { '--rows-least': minRows, '--rows-most': maxRows } as CSSProperties;
  return <Textarea {...props} classNames={{ input: classes.input }} style={[rows, style]} />;
}
