import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import { heroCurves, heroSliders } from '#shared/layout/theme.ts';
import type { BandName } from '#shared/theme/bands.ts';
import { BrandColors } from '../../../editor/brand/brand-colors.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { setField, useSite } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CurveThumb, SliderThumb } from '../thumbs/hero-thumb.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { TextColorField } from './color-fields.tsx';
import { PresetsPanel } from './presets-panel.tsx';
import classes from './theme-card.module.css';
import { TransparencySlider } from './transparency-slider.tsx';

const bands: readonly BandName[] = ['hero', 'nav', 'card', 'cta', 'footer'];

const sliders = heroSliders.map((value) => ({
  value,
  label: { slide: 'Slide', fade: 'Fade' }[value],
  drawing: <SliderThumb type={value} />,
}));

const curves = heroCurves.map((value) => ({
  value,
  label: { ellipse: 'Ellipse', wave: 'Wave', 'big-wave': 'Big wave', 'ripped-edge': 'Ripped edge' }[value],
  drawing: <CurveThumb type={value} />,
}));

export function ThemeCard() {
  return (
    <SectionCard title="Custom CSS" purpose="Colors, transparencies and the hero’s shape.">
      <Group title="Colors">
        <BrandColors />
      </Group>
      <Group title="Text colors">
        <FormGrid>
          <TextColorField field="custom_hero_text_color" label="Hero text" section="hero" />
          <TextColorField field="custom_nav_text_color" label="Navigation text" section="navigation" />
          <TextColorField field="custom_text_color" label="Card and call-to-action text" section="cta" />
          <TextColorField field="custom_footer_text_color" label="Footer text" section="footer" />
        </FormGrid>
      </Group>
      <Group title="Background transparencies">
        <div className={classes.sliders}>
          {bands.map((band) => (
            <TransparencySlider key={band} band={band} />
          ))}
        </div>
      </Group>
      <HeroGroup />
      <PresetsPanel kind="css" />
    </SectionCard>
  );
}

function HeroGroup() {
  const slider = useSite((site) => (text(site.custom_hero_slider_type) === 'slide' ? 'slide' : 'fade'));
  const curve = useSite((site) => text(site.custom_hero_curve_type));
  return (
    <div {...usePreviewSection('hero')}>
      <Group title="Hero">
        <div className={classes.hero}>
          <ChoiceCards
            label="Slider"
            showLabel
            choices={sliders}
            value={slider}
            onChoose={(type) => void setField(['custom_hero_slider_type'], type)}
          />
          <ChoiceCards
            label="Lower edge"
            showLabel
            choices={curves}
            value={curve}
            onChoose={(type) => void setField(['custom_hero_curve_type'], type)}
          />
          <SwitchField path={['custom_grayscale']} label="Grayscale photos" />
        </div>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.group}>
      <Title order={3} className={classes.heading}>
        {title}
      </Title>
      {children}
    </div>
  );
}
