import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames'> {
  /** lines that it has when it is empty, and up to which it grows with its text */
  minRows: number;
  maxRows: number;
}

/** Grows by style alone: the component library's own way measures the text in script, a layout for every drawing. */
export function GrowingTextarea({ minRows, maxRows, style, ...props }: GrowingTextareaProps) {
  const rows = { '--rows-least': minRows, '--rows-most': maxRows } as CSSProperties;
  return <Textarea {...props} classNames={{ input: classes.input }} style={[rows, style]} />;
}
