import { useBoundField } from '../../src-renderer/editor/bound-field.ts';

/** Edits a top-level text of the site in a plain input. */
export function PlainField({ name, label }: { name: string; label: string }) {
  const { value, set, onBlur } = useBoundField([name]);
  return (
    <input aria-label={label} value={value} onChange={(event) => void set(event.currentTarget.value)} onBlur={onBlur} />
  );
}
