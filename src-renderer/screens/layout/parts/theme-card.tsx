import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { heroCurves } from '#shared/layout/hero-curves.ts';
import { heroSliders } from '#shared/layout/theme.ts';
import { layout, textColors } from '#shared/record-catalogue/rows/layout.ts';
import { bandFields, type BandName, bandNames } from '#shared/theme/bands.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { CardsField } from '../../../editor/fields/cards-field.tsx';
import { ColorField } from '../../../editor/fields/color-field.tsx';
import { SliderField } from '../../../editor/fields/slider-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { useSite } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { textContrast, transparencyNote } from '../model.ts';
import { CurveThumb, SliderThumb } from '../thumbs/thumbs.tsx';
import { PresetsPanel } from './presets-panel.tsx';
import { cards } from '../sections.ts';

const { default: usual } = layout.custom_hero_slider_type;

const sliders = heroSliders.map((value) => ({
  value,
  label: layout.custom_hero_slider_type.choices[value],
  picture: <SliderThumb type={value} />,
}));

const curves = heroCurves.map((value) => ({
  value,
  label: layout.custom_hero_curve_type.choices[value],
  picture: <CurveThumb type={value} />,
}));

type TextColor = keyof typeof textColors;

export function ThemeCard() {
  return (
    <FoldCard of={cards.css} purpose="Colors, transparencies and the hero’s shape.">
      <Group title="Colors">
        <BrandColors />
      </Group>
      <Group title="Text colors">
        <FormGrid>
          {(Object.keys(textColors) as TextColor[]).map((field) => (
            <TextColorField key={field} field={field} />
          ))}
        </FormGrid>
      </Group>
      <Group title="Background transparencies">
        <Stack gap="sm">
          {bandNames.map((band) => (
            <TransparencySlider key={band} band={band} />
          ))}
        </Stack>
      </Group>
      <HeroGroup />
      <PresetsPanel kind="css" />
    </FoldCard>
  );
}

function TextColorField({ field }: { field: TextColor }) {
  const contrast = useSite((site) => textContrast(site, field));
  return <ColorField path={[field]} note={contrast} eyeDropper />;
}

/** Slider for the transparency of a band's background, in percent. */
function TransparencySlider({ band }: { band: BandName }) {
  const { most, note } = useSite((site) => transparencyNote(site, band));
  return <SliderField path={[bandFields[band].transparency]} most={most} note={note} />;
}

function HeroGroup() {
  return (
    <Group title="Hero">
      <Stack>
        <CardsField path={['custom_hero_slider_type']} choices={sliders} usual={usual} />
        <CardsField path={['custom_hero_curve_type']} choices={curves} />
        <SwitchField path={['custom_grayscale']} />
      </Stack>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mb={20}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </Box>
  );
}
