import { TextInput } from '@mantine/core';
import type { RewriteSource } from '#shared/domain/site/rewrite.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { useRewritingField } from '../use-rewriting-field.ts';

/** A text that other texts follow. */
export function RewritingInput({ source }: { source: RewriteSource }) {
  return <TextInput data-path={source} label={labelAt([source])} {...useRewritingField(source)} />;
}
