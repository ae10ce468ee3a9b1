import type { Context } from 'hono';
import { z } from 'zod';
import { RawValue } from '#shared/record/raw-value.ts';
import { HttpError } from './errors.ts';

/** Parses a value by the schema. @throws HttpError 400 that names the first wrong field */
export function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new HttpError(400, field ? `${field}: ${issue?.message ?? 'invalid'}` : 'Invalid request.');
}

/** Returns the request's body, raw and parsed. @throws HttpError 400 if the body is not a JSON object */
export async function jsonBody(c: Context): Promise<{ raw: RawValue; value: unknown }> {
  const text = await c.req.text();
  let raw: RawValue;
  try {
    raw = RawValue.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
  if (raw.kind !== 'object') throw new HttpError(400, 'The request body must be a JSON object.');
  return { raw, value: raw.toValue() };
}

/**
 * Parses the request's body by the schema.
 * @throws HttpError 400 if the body is not a JSON object; 400 that names the first wrong field
 */
export async function parseBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  return check(schema, (await jsonBody(c)).value);
}

export function parseQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return check(schema, c.req.query());
}

/** A required string or number, read as a trimmed string. */
export const requiredText = z
  .union([z.string(), z.number()], 'is required')
  .transform((value) => String(value).trim())
  .refine((value) => value !== '', 'is required');

/** An optional string or number, read as a trimmed string: '' if it is missing or null. */
export const optionalText = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => String(value ?? '').trim());

/** Strings separated by commas, read as a list: empty if the value is missing or null. */
export const commaList = optionalText.transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
