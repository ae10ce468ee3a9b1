import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';

const registrar =
  'This server is connected to no registrar. Buy the domain where you like, and set its records as the agency’s IT says.';
const payments = 'This server is connected to no card payments.';
const google = 'This server is not connected to Google.';

const sentences: Readonly<Record<string, string>> = {
  '/api/check-domain-availability': registrar,
  '/api/purchase-domain': registrar,
  '/api/configure-dns': registrar,
  '/api/configure-for-ext-domain': registrar,
  '/api/domain-dns-snapshot': registrar,
  '/api/park_user_website': registrar,
  '/api/index-google/:domain': google,
  '/api/get_place_id_by_text_query': google,
  '/api/stripe-get-all-plans': payments,
  '/api/stripe-coupons': payments,
};

/**
 * Routes that refuse calls for services to which the server is not connected. The app shows the reason at the control.
 * Only a server with the setting `demo` simulates these services instead.
 */
export function notConnectedRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [path, sentence] of Object.entries(sentences)) {
    routes.on(['GET', 'POST'], path, () => {
      throw new HttpError(422, sentence, 'not_connected');
    });
  }
  return routes;
}
