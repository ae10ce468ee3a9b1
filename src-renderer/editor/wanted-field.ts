import { useEffectEvent, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Path } from '#shared/record/operation.ts';
import { wantedField } from '../state/field-link.ts';

/**
 * Calls `reveal` when a link leads to a field at or below one of the paths, so that the field can be drawn.
 * @param reveal given the steps from the path to the field
 */
export function useWantedField(paths: readonly Path[], reveal: (below: readonly string[]) => void): void {
  const field = useStore(wantedField, (wanted) => wanted.field);
  const tell = useEffectEvent((steps: readonly string[]) => {
    const above = paths.find((path) => path.every((step, depth) => String(step) === steps[depth]));
    if (above) reveal(steps.slice(above.length));
  });
  // This is a layout effect, because the list or card must be open before FieldFocus looks for the field.
  useLayoutEffect(() => {
    if (field !== undefined) tell(field.split('.'));
  }, [field]);
}
