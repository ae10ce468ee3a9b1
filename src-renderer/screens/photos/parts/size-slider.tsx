import { Group, Slider } from '@mantine/core';
import { Image } from 'lucide-react';
import { useStore } from 'zustand';
import { mostPerRow, PER_ROW } from '../model.ts';
import { photoSettings } from '../view-settings.ts';
import classes from './toolbar.module.css';

/**
 * Slider for the size of the photos. The smaller the photos are, the more of them fit in a row.
 * @param width of the photo grid in pixels; 0 before it is known
 */
export function SizeSlider({ width }: { width: number }) {
  const most = mostPerRow(width || Infinity);
  const perRow = useStore(photoSettings, (settings) => Math.min(settings.perRow, most));
  return (
    <Group gap={8} wrap="nowrap" className={classes.size}>
      <Image size={12} aria-hidden />
      <Slider
        w={64}
        size="sm"
        min={-most}
        max={-PER_ROW.usual}
        value={-perRow}
        disabled={most === PER_ROW.usual}
        onChange={(value) => photoSettings.setState({ perRow: -value })}
        label={inRow}
        thumbLabel="Photo size"
        thumbValueText={inRow}
      />
      <Image size={18} aria-hidden />
    </Group>
  );
}

const inRow = (value: number): string => `${-value} in a row`;
