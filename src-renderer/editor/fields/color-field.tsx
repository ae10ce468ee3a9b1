import { ColorInput } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { text } from '#shared/record/readers.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { isSameColor } from '#shared/layout/theme.ts';
import { parseColor, toHex } from '#shared/theme/color.ts';
import { useRefusal } from '../../state/refusals.ts';
import { useBoundField } from '../bound-field.ts';
import classes from './color-field.module.css';
import { complete, readColor } from './read-color.ts';

export interface ColorNote {
  text: string;
  good: boolean;
}

interface ColorFieldProps {
  path: Path;
  label?: string;
  /** shown if the record has no color, instead of the row's default */
  placeholder?: string;
  swatches?: readonly string[];
  /** whether the user can pick a color from the computer's screen */
  eyeDropper?: boolean;
  /** whether the field may be empty */
  optional?: boolean;
  /** a note about the color, for example about its contrast */
  note?: ColorNote | undefined;
  /** Called after the user has finished choosing. `before` is the former color, `step` the ID of the undo step. */
  onChosen?: (before: string, step: string | undefined) => void;
}

const NO_COLOR = 'Type a color such as #204060';
interface Typing {
  text: string;
  /** the record's value when the text was typed */
  over: string;
  /** whether the user has left the field, so that the field shows what is wrong */
  left: boolean;
}

const usualSwatches = ['#ffffff', '#f1f3f6', '#ffeecc', '#333b47', '#1c1f24', '#000000'];

/**
 * A field for a color that is typed or picked. A half-typed color stays in the field, which shows what is wrong after
 * the user leaves it. An emptied field shows the record's color again, unless the field is optional.
 */
export function ColorField(props: ColorFieldProps) {
  const { path, swatches = usualSwatches, eyeDropper = false, optional = false, note, onChosen } = props;
  const field = useBoundField(path, props);
  const color = parseColor(field.value);
  const [typing, setTyping] = useState<Typing | null>(null);
  // If the record's value changes, for example by an undo, the typed text is dropped.
  const current = typing?.over === field.value ? typing : null;
  const before = useRef<string | null>(null);
  const step = useRef<string>(undefined);
  const latest = useRef('');
  const noteId = useId();

  const apply = (value: string): void => {
    if (value === field.value || isSameColor(value, field.value)) return;
    before.current ??= field.value;
    step.current = field.set(value.toLowerCase());
  };
  const settle = (): void => {
    if (before.current !== null) onChosen?.(before.current, step.current);
    before.current = null;
    step.current = undefined;
    field.onBlur();
  };
  const read = current ? readColor(current.text) : '';
  const refused = read === undefined;
  useRefusal(refused ? `${field.label}: ${NO_COLOR}.` : undefined);
  return (
    <div>
      <ColorInput
        data-path={path.join('.')}
        label={field.label}
        format="hex"
        swatches={[...swatches]}
        placeholder={props.placeholder ?? text(fieldAt(path)?.default)}
        value={current?.text ?? (color ? toHex(color) : field.value)}
        error={refused && current?.left && NO_COLOR}
        fixOnBlur={false}
        aria-describedby={noteId}
        withEyeDropper={eyeDropper}
        eyeDropperButtonProps={{ 'aria-label': `Pick the ${field.label.toLowerCase()} from the screen` }}
        onChange={(value) => {
          latest.current = value;
          const isWhole = complete.test(value);
          setTyping(isWhole ? null : { text: value, over: field.value, left: false });
          if (isWhole) apply(value);
        }}
        onChangeEnd={() => {
          if (complete.test(latest.current)) settle();
        }}
        onBlur={() => {
          if (current && read !== undefined && (read !== '' || optional)) apply(read);
          setTyping(current && refused ? { ...current, left: true } : null);
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
