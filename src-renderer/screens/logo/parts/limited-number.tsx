import { NumberInput } from '@mantine/core';
import { useState } from 'react';

interface LimitedNumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** number of decimal places */
  decimals: number;
  onTake: (value: number) => void;
}

/**
 * A number field with limits. When the user leaves the field or presses Enter, the field shows the number that was
 * applied, with a note if the user typed something else.
 */
export function LimitedNumber({ label, value, min, max, step, decimals, onTake }: LimitedNumberProps) {
  const [typed, setTyped] = useState<number | string>();
  const [note, setNote] = useState<string>();
  const take = (next: number): void => {
    if (next !== value) onTake(next);
  };
  const settle = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = typed === '' ? NaN : Number(typed);
    if (Number.isNaN(wanted)) return setNote(`${value} is kept.`);
    const taken = Math.min(max, Math.max(min, wanted));
    take(taken);
    if (taken !== wanted) setNote(`${taken} is taken, the ${wanted > max ? 'most' : 'least'} there is.`);
  };
  return (
    <NumberInput
      label={label}
      min={min}
      max={max}
      step={step}
      decimalScale={decimals}
      clampBehavior="none"
      value={typed ?? value}
      description={note}
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'description']}
      onChange={(next) => {
        setNote(undefined);
        setTyped(next);
        if (typeof next === 'number' && next >= min && next <= max) take(next);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
