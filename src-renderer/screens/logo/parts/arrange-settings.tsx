import { Button, ColorInput, type ColorInputProps, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CANVAS_SIDE, type TextStyle } from '#shared/domain/logo/generator.ts';
import { MOST_POPULAR } from '#shared/domain/font/schema.ts';
import { complete, readColor } from '../../../editor/fields/read-color.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { useNotSetUp } from '../../../state/app-info.ts';
import { LabeledSlider } from '../../../ui/labeled-slider.tsx';
import { type Arrangement, withStyle, withText } from '../arrangement.ts';
import classes from '../generator.module.css';
import type { SessionActions } from '../session.ts';
import { FontName } from './font-name.tsx';
import { LimitedNumber } from './limited-number.tsx';

interface SettingsProps {
  arrangement: Arrangement;
  onArrange: SessionActions['arrange'];
}

interface TextSettingsProps extends SettingsProps {
  at: 0 | 1;
  /** why the text's font cannot be shown; undefined if it can */
  missing: string | undefined;
}

/** Fields for the words and the style of one of the two texts. */
export function TextSettings({ at, arrangement, missing, onArrange }: TextSettingsProps) {
  const { data } = useQuery('fonts.list', {});
  const style = arrangement.styles[at];
  const set = (change: Partial<TextStyle>): void =>
    onArrange((before) => withStyle(before, at, change), `${at} ${Object.keys(change).join()}`);
  const families = [...new Set([style.fontFamily, ...(data?.fonts ?? []).map(({ family }) => family)])];
  return (
    <>
      <TextInput
        label={at === 0 ? 'Title' : 'Subheading'}
        maxLength={500}
        value={arrangement.texts[at]}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onArrange((before) => withText(before, at, typed), `text ${at}`);
        }}
      />
      <Select
        label="Font family"
        description={useNotSetUp('webFonts')}
        searchable
        limit={MOST_POPULAR}
        data={families}
        value={style.fontFamily}
        error={missing !== undefined && `${style.fontFamily}: ${missing}`}
        renderOption={({ option }) => <FontName family={option.value} />}
        onChange={(family) => family !== null && set({ fontFamily: family })}
      />
      <LabeledSlider
        label="Size"
        min={12}
        max={100}
        value={style.fontSize}
        onChange={(fontSize) => set({ fontSize })}
      />
      <LabeledSlider
        label="Weight"
        min={100}
        max={900}
        step={100}
        value={style.fontWeight}
        onChange={(fontWeight) => set({ fontWeight })}
      />
      <div className={classes.numbers}>
        <LimitedNumber
          key={`line height ${at}`}
          label="Line height"
          min={0.5}
          max={3}
          step={0.01}
          decimals={2}
          value={style.lineHeight}
          onTake={(lineHeight) => set({ lineHeight })}
        />
        <LimitedNumber
          key={`width ${at}`}
          label="Width"
          min={1}
          max={CANVAS_SIDE}
          step={10}
          decimals={0}
          value={style.width}
          onTake={(width) => set({ width })}
        />
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Alignment"
        data={[
          { value: 'left', label: 'Left' },
          { value: 'center', label: 'Center' },
          { value: 'right', label: 'Right' },
        ]}
        value={style.align}
        onChange={(align) => set({ align: align as TextStyle['align'] })}
      />
      <ArrangedColor label="Color" color={style.color} onColor={(color) => set({ color })} />
    </>
  );
}

export function BackgroundSettings({ arrangement: { background }, onArrange }: SettingsProps) {
  const set = (color: string): void => onArrange((before) => ({ ...before, background: color }), 'background');
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <ArrangedColor label="Background color" placeholder="Transparent" flex={1} color={background} onColor={set} />
      <Button variant="default" disabled={background === 'transparent'} onClick={() => set('transparent')}>
        Transparent
      </Button>
    </Group>
  );
}

interface ArrangedColorProps extends Omit<ColorInputProps, 'value' | 'onChange' | 'color'> {
  label: string;
  /** CSS color in the arrangement, or 'transparent' */
  color: string;
  onColor: (color: string) => void;
}

/**
 * Field for a color that is typed or picked. An incomplete color stays in the field. When the field is left, the color
 * is applied if it can be read, and discarded if not.
 */
function ArrangedColor({ label, color, onColor, ...props }: ArrangedColorProps) {
  const held = readColor(color) ?? '';
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  // If the arrangement's color has changed in the meantime, for example by an undo, the typed text is ignored.
  const typed = typing?.over === held ? typing.text : undefined;
  const take = (next: string): void => {
    if (next !== held) onColor(next);
  };
  return (
    <ColorInput
      {...props}
      label={label}
      eyeDropperButtonProps={{ 'aria-label': `Pick the ${label.toLowerCase()} from the screen` }}
      format="hex"
      fixOnBlur={false}
      value={typed ?? held}
      onChange={(text) => {
        const isWhole = complete.test(text);
        setTyping(isWhole ? undefined : { text, over: held });
        if (isWhole) take(text.toLowerCase());
      }}
      onBlur={() => {
        const read = readColor(typed ?? '');
        if (read) take(read);
        setTyping(undefined);
      }}
    />
  );
}
