import { Slider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { number } from '#shared/domain/site/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { useBoundField } from '../bound-field.ts';
import classes from './slider-field.module.css';

interface SliderFieldProps {
  path: Path;
  label?: string;
  /** what the thumb is called to those who do not see the label */
  thumbLabel?: string;
  min: number;
  max: number;
  step?: number;
  /** where the record has no number */
  fallback: number;
  unit?: string;
  /** a line below it */
  note?: ReactNode;
  /** values above it come to nothing more: that part of the track is marked */
  most?: number;
}

/** A number of the record between two limits; one drag is one step of undo. */
export function SliderField(props: SliderFieldProps) {
  const { path, min, max, step = 1, fallback, unit = '', note, most = max } = props;
  const field = useBoundField(path, props);
  const value = Math.min(max, Math.max(min, number(field.raw, fallback)));
  const noteId = useId();
  return (
    <div className={classes.slider}>
      <span aria-hidden>{field.label}</span>
      <Slider
        className={classes.track}
        style={{ '--reach': `${((most - min) / (max - min)) * 100}%` }}
        data-limited={most < max || undefined}
        value={value}
        min={min}
        max={max}
        step={step}
        label={null}
        size="sm"
        thumbLabel={props.thumbLabel ?? field.label}
        thumbProps={!note ? {} : { 'aria-describedby': noteId }}
        onChange={field.set}
        onChangeEnd={field.onBlur}
      />
      <output className={classes.value}>
        {Math.round(value)}
        {unit}
      </output>
      {note && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
}
