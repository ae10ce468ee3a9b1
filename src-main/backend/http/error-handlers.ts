import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { AppEnv } from './env.ts';
import { errorAnswer } from './errors.ts';

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const { status, body } = errorAnswer(error, `${c.req.method} ${c.req.path}`, c.get('requestId'));
  return c.json(body, status);
};

export const onNotFound: NotFoundHandler = (c) =>
  c.json({ message: `No such call: ${c.req.method} ${c.req.path}` }, 404);
