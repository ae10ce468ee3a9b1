import { type ReactNode } from 'react';
import { number } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { LabeledSlider } from '../../ui/labeled-slider.tsx';
import { useBoundField } from '../bound-field.ts';

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
export function SliderField({ path, fallback, ...props }: SliderFieldProps) {
  const { min, max } = props;
  const field = useBoundField(path, props);
  return (
    <LabeledSlider
      {...props}
      label={field.label}
      value={Math.min(max, Math.max(min, number(field.raw, fallback)))}
      onChange={field.set}
      onChangeEnd={field.onBlur}
    />
  );
}
