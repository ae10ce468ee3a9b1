import { ColorInput } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { isSameColour } from '#shared/layout/theme.ts';
import { parseColour, toHex } from '#shared/theme/colour.ts';
import { useBoundField } from '../bound-field.ts';
import classes from './color-field.module.css';

export interface ColorNote {
  text: string;
  good: boolean;
}

interface ColorFieldProps {
  path: Path;
  label?: string;
  /** shown where the record has no color */
  placeholder?: string;
  swatches?: readonly string[];
  /** offers to take a color from the screen */
  eyeDropper?: boolean;
  /** may be left empty */
  optional?: boolean;
  /** what is to be said of the color, such as its contrast */
  note?: ColorNote | undefined;
  /** A color is settled, not just passed on the way to another; with what was there before and the step of undo. */
  onChosen?: (before: string, step: string | undefined) => void;
}

const complete = /^#[0-9a-f]{6}$/i;
const usualSwatches = ['#ffffff', '#f1f3f6', '#ffeecc', '#333b47', '#1c1f24', '#000000'];

/** A color that is typed or picked. What is half typed stays in the field; what is none gives way on leaving it. */
export function ColorField(props: ColorFieldProps) {
  const { path, placeholder, swatches = usualSwatches, eyeDropper = false, optional = false, note, onChosen } = props;
  const field = useBoundField(path, props);
  const color = parseColour(field.value);
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const step = useRef<string>(undefined);
  const latest = useRef('');
  const noteId = useId();

  const apply = (value: string): void => {
    if (value === field.value || isSameColour(value, field.value)) return;
    before.current ??= field.value;
    step.current = field.set(value.toLowerCase());
  };
  const settle = (): void => {
    if (before.current !== null) onChosen?.(before.current, step.current);
    before.current = null;
    step.current = undefined;
    field.onBlur();
  };
  const isWhole = (value: string): boolean => complete.test(value) || (optional && value === '');
  return (
    <div>
      <ColorInput
        label={field.label}
        format="hex"
        swatches={[...swatches]}
        placeholder={placeholder}
        value={typed ?? (color ? toHex(color) : field.value)}
        aria-describedby={noteId}
        withEyeDropper={eyeDropper}
        eyeDropperButtonProps={{ 'aria-label': `Pick the ${field.label.toLowerCase()} from the screen` }}
        onChange={(value) => {
          latest.current = value;
          setTyped(isWhole(value) ? null : value);
          if (isWhole(value)) apply(value);
        }}
        onChangeEnd={() => {
          if (isWhole(latest.current)) settle();
        }}
        onBlur={() => {
          const short = typed === null ? null : parseColour(typed);
          if (short) apply(toHex(short));
          setTyped(null);
          settle();
        }}
      />
      <div id={noteId} className={classes.note} data-poor={(note && !note.good) || undefined}>
        {note && (
          <>
            {note.good ? <Check size={12} aria-hidden /> : <TriangleAlert size={12} aria-hidden />}
            <span>{note.text}</span>
          </>
        )}
      </div>
    </div>
  );
}
