import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './choice-cards.module.css';

export interface Choice<T extends string> {
  value: T;
  label: string;
  hint?: string | undefined;
  drawing: ReactNode;
}

interface ChoiceCardsProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: string;
  onChoose: (value: T) => void;
  /** Arrow keys only go from one to the next, and Space chooses: for choices that change much. */
  careful?: boolean;
  showLabel?: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of several, each with a drawing of what it gives. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>) {
  const { label, choices, value, onChoose, careful = false, showLabel = false } = props;
  const name = useId();
  const goOn = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const at = inputs.findIndex((input) => input === event.target);
    event.preventDefault();
    inputs[(at + step + inputs.length) % inputs.length]?.focus();
  };
  return (
    <fieldset className={classes.group} role="radiogroup" aria-label={label} {...(careful && { onKeyDown: goOn })}>
      {showLabel ? <span className={classes.legend}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card} data-checked={choice.value === value || undefined}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.drawing}
            <span className={classes.name}>{choice.label}</span>
            {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
