import type { JsonText } from '#shared/record/json-text.ts';
import { RawValue } from '#shared/record/raw-value.ts';

/** @throws SyntaxError if the text is not JSON */
export const jsonText = (text: string): JsonText => RawValue.parse(text).toText();
