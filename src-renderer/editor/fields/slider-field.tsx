import { type ReactNode } from 'react';
import { number } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { LabeledSlider } from '../../ui/labeled-slider.tsx';
import { labelAt, useBoundField } from '../bound-field.ts';

interface SliderFieldProps {
  path: Path;
  /** a line below the slider */
  note?: ReactNode;
  /** highest value that has an effect; the track above it is marked */
  most?: number;
}

/** A slider for a number of the record, with the range of the field's row. One drag is one undo step. */
export function SliderField({ path, ...props }: SliderFieldProps) {
  const field = useBoundField(path);
  const row = fieldAt(path);
  const [min, max] = row?.range ?? [0, 100];
  return (
    <LabeledSlider
      {...props}
      data-path={path.join('.')}
      label={field.label}
      thumbLabel={labelAt(path)}
      min={min}
      max={max}
      unit={row?.unit}
      value={Math.min(max, Math.max(min, number(field.raw, number(row?.default, min))))}
      onChange={field.set}
      onChangeEnd={field.onBlur}
    />
  );
}
