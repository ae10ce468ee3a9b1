import { Slider } from '@mantine/core';
import { useStore } from 'zustand';
import { PER_ROW } from '../model.ts';
import { photoSettings } from '../view-settings.ts';

const { usual, most } = PER_ROW;

/** How large the photos are: the smaller, the more stand in a row. */
export function SizeSlider() {
  const perRow = useStore(photoSettings, (settings) => settings.perRow);
  return (
    <Slider
      w={88}
      size="sm"
      min={-most}
      max={-usual}
      value={-perRow}
      onChange={(value) => photoSettings.setState({ perRow: -value })}
      label={inRow}
      thumbLabel="Photo size"
      thumbValueText={inRow}
    />
  );
}

const inRow = (value: number): string => `${-value} in a row`;
