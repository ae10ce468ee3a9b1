import { Slider } from '@mantine/core';
import { useId } from 'react';
import { number } from '#shared/domain/site/readers.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import { bandFields, type BandName, defaultTransparency } from '#shared/theme/bands.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { endStep, setField, useSite } from '../../../state/draft.ts';
import { bandLabels, clearestShown } from '../model.ts';
import classes from './theme-card.module.css';

const shownIn: Readonly<Record<BandName, SectionKey>> = {
  hero: 'hero',
  nav: 'navigation',
  card: 'our-services',
  cta: 'cta',
  footer: 'footer',
};

/** How much of what is behind a band's background shows through, 0–100. */
export function TransparencySlider({ band }: { band: BandName }) {
  const field = bandFields[band].transparency;
  const value = useSite((site) => Math.min(100, Math.max(0, number(site[field], defaultTransparency))));
  const clearest = useSite((site) => clearestShown(site, band, value));
  const note = useId();
  return (
    <div className={classes.slider} {...usePreviewSection(shownIn[band])}>
      <span aria-hidden>{bandLabels[band]}</span>
      <Slider
        value={value}
        min={0}
        max={100}
        label={null}
        size="sm"
        thumbLabel={`${bandLabels[band]} transparency`}
        thumbProps={clearest === undefined ? {} : { 'aria-describedby': note }}
        onChange={(next) => void setField([field], next)}
        onChangeEnd={endStep}
      />
      <output className={classes.value}>{Math.round(value)}</output>
      {clearest !== undefined && (
        <span id={note} className={classes.note}>
          Shown as {clearest}, the most at which its text can be read over any photo.
        </span>
      )}
    </div>
  );
}
