import type { JsonText } from '#shared/record/json-text.ts';
import { parseJson } from '#shared/record/parse-json.ts';

/** Returns a site's key as a segment of a URL path. */
export const segmentOf = (sitePk: JsonText): string => encodeURIComponent(String(parseJson(sitePk)));
