import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { number, text } from '#shared/record/readers.ts';
import { heroCurves } from '#shared/layout/hero-curves.ts';
import { heroSliders } from '#shared/layout/theme.ts';
import { bandFields, defaultTransparency } from '#shared/theme/bands.ts';
import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { ColorField } from '../../../editor/fields/color-field.tsx';
import { SliderField } from '../../../editor/fields/slider-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { setField, useSite } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { mostShown, textContrast } from '../model.ts';
import { CurveThumb, SliderThumb } from '../thumbs/thumbs.tsx';
import { PresetsPanel } from './presets-panel.tsx';

const textColors = [
  { field: 'custom_hero_text_color', label: 'Hero text', section: 'hero' },
  { field: 'custom_nav_text_color', label: 'Navigation text', section: 'navigation' },
  { field: 'custom_text_color', label: 'Card and call-to-action text', section: 'cta' },
  { field: 'custom_footer_text_color', label: 'Footer text', section: 'footer' },
] as const;

/** By what a visitor calls them, and where they are seen. */
const bands = [
  { band: 'hero', label: 'Hero', section: 'hero' },
  { band: 'nav', label: 'Navigation', section: 'navigation' },
  { band: 'card', label: 'Service cards', section: 'our-services' },
  { band: 'cta', label: 'Call to action', section: 'cta' },
  { band: 'footer', label: 'Footer', section: 'footer' },
] as const;

const sliders = heroSliders.map((value) => ({
  value,
  label: { slide: 'Slide', fade: 'Fade' }[value],
  picture: <SliderThumb type={value} />,
}));

const curves = heroCurves.map((value) => ({
  value,
  label: { ellipse: 'Ellipse', wave: 'Wave', 'big-wave': 'Big wave', 'ripped-edge': 'Ripped edge' }[value],
  picture: <CurveThumb type={value} />,
}));

export function ThemeCard() {
  return (
    <SectionCard title="Custom CSS" purpose="Colors, transparencies and the hero’s shape.">
      <Group title="Colors">
        <BrandColors />
      </Group>
      <Group title="Text colors">
        <FormGrid>
          {textColors.map((color) => (
            <TextColorField key={color.field} {...color} />
          ))}
        </FormGrid>
      </Group>
      <Group title="Background transparencies">
        <Stack gap="sm">
          {bands.map((band) => (
            <TransparencySlider key={band.band} {...band} />
          ))}
        </Stack>
      </Group>
      <HeroGroup />
      <PresetsPanel kind="css" />
    </SectionCard>
  );
}

function TextColorField({ field, label, section }: (typeof textColors)[number]) {
  const contrast = useSite((site) => textContrast(site, field));
  return (
    <div {...usePreviewSection(section)}>
      <ColorField path={[field]} label={label} note={contrast} eyeDropper />
    </div>
  );
}

/** How much of what is behind a band's background shows through, 0–100. */
function TransparencySlider({ band, label, section }: (typeof bands)[number]) {
  const field = bandFields[band].transparency;
  const most = useSite((site) => mostShown(site, band));
  const isBeyond = useSite((site) => number(site[field], defaultTransparency)) > most;
  return (
    <div {...usePreviewSection(section)}>
      <SliderField
        path={[field]}
        label={label}
        thumbLabel={`${label} transparency`}
        min={0}
        max={100}
        fallback={defaultTransparency}
        most={most}
        note={isBeyond && `Shown as ${most}, the most at which its text can be read over any photo.`}
      />
    </div>
  );
}

function HeroGroup() {
  const slider = useSite((site) => (text(site.custom_hero_slider_type) === 'slide' ? 'slide' : 'fade'));
  const curve = useSite((site) => text(site.custom_hero_curve_type));
  return (
    <div {...usePreviewSection('hero')}>
      <Group title="Hero">
        <Stack>
          <RadioCards
            label="Slider"
            choices={sliders}
            value={slider}
            onChoose={(type) => setField(['custom_hero_slider_type'], type)}
          />
          <RadioCards
            label="Lower edge"
            choices={curves}
            value={curve}
            onChoose={(type) => setField(['custom_hero_curve_type'], type)}
          />
          <SwitchField path={['custom_grayscale']} label="Grayscale photos" />
        </Stack>
      </Group>
    </div>
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
