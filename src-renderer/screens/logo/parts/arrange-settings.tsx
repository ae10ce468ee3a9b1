import {
  Button,
  ColorInput,
  type ColorInputProps,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { CANVAS_SIDE, type TextStyle } from '#shared/domain/logo/generator.ts';
import { MOST_POPULAR } from '#shared/domain/font/schema.ts';
import { complete, readColor } from '../../../editor/fields/read-color.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { useNotSetUp } from '../../../state/app-info.ts';
import { type Arrangement, withStyle, withText } from '../arrangement.ts';
import classes from '../generator.module.css';
import type { SessionActions } from '../session.ts';
import { FontName } from './font-name.tsx';

interface SettingsProps {
  arrangement: Arrangement;
  onArrange: SessionActions['arrange'];
}

/** How one of the two texts reads and looks. */
export function TextSettings({ at, arrangement, onArrange }: SettingsProps & { at: 0 | 1 }) {
  const { data } = useQuery('fonts.list', {});
  const style = arrangement.styles[at];
  const set = (change: Partial<TextStyle>): void =>
    onArrange((before) => withStyle(before, at, change), `${at} ${Object.keys(change).join()}`);
  const number = (member: 'fontSize' | 'fontWeight' | 'lineHeight' | 'width', label: string, limits: Limits) => (
    <NumberInput
      label={label}
      {...limits}
      clampBehavior="blur"
      value={style[member]}
      onChange={(value) => {
        const isAllowed = typeof value === 'number' && value >= limits.min && value <= limits.max;
        if (isAllowed && (member !== 'fontWeight' || value % limits.step === 0)) set({ [member]: value });
      }}
    />
  );
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
        renderOption={({ option }) => <FontName family={option.value} />}
        onChange={(family) => family !== null && set({ fontFamily: family })}
      />
      <div className={classes.numbers}>
        {number('fontSize', 'Size', { min: 12, max: 100, step: 1 })}
        {number('fontWeight', 'Weight', { min: 100, max: 900, step: 100 })}
        {number('lineHeight', 'Line height', { min: 0.5, max: 3, step: 0.01, decimalScale: 2 })}
        {number('width', 'Width', { min: 1, max: CANVAS_SIDE, step: 10 })}
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

interface Limits {
  min: number;
  max: number;
  step: number;
  decimalScale?: number;
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
  /** as it is arranged */
  color: string;
  onColor: (color: string) => void;
}

/** A color that is typed or picked. What is half typed stays in the field until it is left. */
function ArrangedColor({ label, color, onColor, ...props }: ArrangedColorProps) {
  const held = readColor(color) ?? '';
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  // Another color, after an undo, ends the typing.
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
