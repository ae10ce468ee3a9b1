import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../../http/env.ts';
import type { Services } from '../../services.ts';
import { demoPage } from './demo-page.ts';

/** Routes of stand-ins for the pages that the links of the card payment provider lead to. */
export function checkoutPageRoutes({ sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/providers/checkout', async (c) => {
      const { site_key: key = '', plan, coupon_id: coupon } = c.req.query();
      const site = await sites.byIdKey(key);
      if (!site) return demoPage(c, 'This checkout link leads to no site', html`<p>Its key is not known.</p>`, 404);
      return demoPage(
        c,
        'Checkout',
        html`<p>Here the customer of <b>${site.slug}</b> would enter a card.</p>
          <p>${plan ? `Trial: ${plan}` : ''} ${coupon ? `Coupon: ${coupon}` : ''}</p>`,
      );
    })
    .get('/providers/new-checkout', (c) =>
      demoPage(c, 'New checkout', html`<p>Here the tool that makes a new checkout would open.</p>`),
    );
}
