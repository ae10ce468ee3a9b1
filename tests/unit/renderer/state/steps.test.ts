import { expect, test } from 'vitest';
import { STEP_PAUSE, UndoSteps } from '../../../../src-renderer/state/steps.ts';

function stepsAt() {
  const time = { now: 0 };
  return { time, steps: new UndoSteps(() => time.now) };
}

test('a burst of typing in one field is one step', () => {
  const { time, steps } = stepsAt();
  const first = steps.of('about');
  for (let key = 0; key < 20; key++) {
    time.now += STEP_PAUSE;
    expect(steps.of('about')).toBe(first);
  }
});

test('a pause, another field, or leaving the field starts a new step', () => {
  const { time, steps } = stepsAt();
  const first = steps.of('about');
  time.now += STEP_PAUSE + 1;
  const afterPause = steps.of('about');
  const otherField = steps.of('phone');
  const back = steps.of('about');
  steps.end();
  const afterBlur = steps.of('about');
  expect(new Set([first, afterPause, otherField, back, afterBlur]).size).toBe(5);
});
