import { Input, Tooltip } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './radio-cards.module.css';

export interface RadioChoice<T extends string> {
  value: T;
  label: string;
  hint?: string;
  picture: ReactNode;
}

interface RadioCardsProps<T extends string> {
  label: string;
  labelHidden?: boolean;
  choices: readonly RadioChoice<T>[];
  value: string;
  onChoose: (value: T) => void;
  /** shows the label only as a tooltip of the picture */
  compact?: boolean;
  /** wider cards, for pictures with details */
  large?: boolean;
  /** for choices with large effects: arrow keys only move the focus, and Space chooses */
  careful?: boolean;
  /** path of the field, so that a link to the field can lead to the cards */
  'data-path'?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const at = inputs.findIndex((input) => input === event.target);
  event.preventDefault();
  inputs[(at + step + inputs.length) % inputs.length]?.focus();
}

/** A choice between options, each with a picture. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const {
    label,
    labelHidden = false,
    choices,
    value,
    onChoose,
    compact = false,
    large = false,
    careful = false,
  } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-path={props['data-path']}
      onKeyDown={careful ? moveFocus : undefined}
    >
      {!labelHidden && <Input.Label component="div">{label}</Input.Label>}
      <div className={classes.cards} data-compact={compact || undefined} data-large={large || undefined}>
        {choices.map((choice) => (
          <Tooltip key={choice.value} label={choice.label} disabled={!compact}>
            <label className={classes.card}>
              <input
                type="radio"
                name={name}
                aria-label={choice.label}
                checked={choice.value === value}
                data-autofocus={choice.value === value || undefined}
                onChange={() => onChoose(choice.value)}
              />
              {choice.picture}
              {!compact && <span className={classes.name}>{choice.label}</span>}
              {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
            </label>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
