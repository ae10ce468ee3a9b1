import { Input, Slider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './labeled-slider.module.css';

interface LabeledSliderProps {
  label: string;
  /** name of the thumb for screen readers, if the label alone is not enough */
  thumbLabel?: string | undefined;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  unit?: string | undefined;
  /** a line below the slider */
  note?: ReactNode;
  /** highest value that has an effect; the track above this value is hatched */
  effectiveMax?: number | undefined;
  onChange: (value: number) => void;
  onChangeEnd?: () => void;
  /** path of the field, so that a link to the field can lead to the slider */
  'data-path'?: string;
}

/** A slider, with its label before it and its value after it. */
export function LabeledSlider(props: LabeledSliderProps) {
  const { label, thumbLabel = label, value, min, max, step = 1, unit, note, effectiveMax = max, onChange } = props;
  const noteId = useId();
  return (
    <div className={classes.slider} data-path={props['data-path']}>
      <Input.Label component="span" aria-hidden mb={0}>
        {label}
      </Input.Label>
      <Slider
        className={classes.track}
        style={{ '--reach': `${((effectiveMax - min) / (max - min)) * 100}%` }}
        data-limited={effectiveMax < max || undefined}
        value={value}
        min={min}
        max={max}
        step={step}
        label={null}
        size="sm"
        thumbLabel={thumbLabel}
        thumbProps={!note ? {} : { 'aria-describedby': noteId }}
        onChange={onChange}
        onChangeEnd={props.onChangeEnd}
      />
      <output className={classes.value}>
        {Math.round(value)}
        {unit === '%' ? unit : unit && ` ${unit}`}
      </output>
      {note && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
}
