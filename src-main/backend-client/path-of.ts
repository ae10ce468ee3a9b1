import type { JsonText } from '#shared/record/json-text.ts';
import { parseJson } from '#shared/record/parse-json.ts';

/** A site's key as a step of a path. */
export const pathOf = (sitePk: JsonText): string => encodeURIComponent(String(parseJson(sitePk)));
