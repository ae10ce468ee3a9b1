import { TextInput } from '@mantine/core';
import type { RewriteSource } from '#shared/domain/site/rewrite.ts';
import { useRewritingField } from '../use-rewriting-field.ts';

/** A text that other texts follow. */
export function RewritingInput({ label, source }: { label: string; source: RewriteSource }) {
  return <TextInput label={label} {...useRewritingField(source)} />;
}
