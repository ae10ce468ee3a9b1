import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { counted } from '#shared/domain/counted.ts';
import { MOST_PHOTO_BYTES, MOST_PHOTOS, PHOTOS_FIELD, readMessage } from '#shared/domain/message/form.ts';
import { text } from '#shared/record/readers.ts';
import { createAttempts } from '../auth/attempts.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { jsonBody } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';
import { filesOf, problemOf, readPhoto } from '../texts/message-photos.ts';
import { createPostLimit } from '../texts/post-limit.ts';
import { demoPage, plainPage } from './providers/demo-page.ts';

/** Maximum bytes of a request that is not multipart, far more than the longest message needs in any encoding. */
const MOST_BYTES = 64 * 1024;
const MOST_BYTES_WITH_PHOTOS = MOST_BYTES + MOST_PHOTOS * MOST_PHOTO_BYTES;
const THANKS = 'Thank you! Your message has been sent.';
/** Note to the visitor if there is no room for the photos beside those of the site's other messages. */
const WITHOUT_PHOTOS =
  'Your message was sent without its photos: there is no room for more. The company may ask you for them.';

const wantsJson = (c: Context): boolean => (c.req.header('Accept') ?? '').includes('application/json');

function tooManyWords(site: StoredSite, minutes: number): string {
  const phone = text(parseSite(site).phone).trim();
  const otherwise = phone === '' ? '' : `, or call ${phone}`;
  return `You have sent many messages. Please try again in ${counted(minutes, 'minute')}${otherwise}.`;
}

async function valuesOf(c: Context): Promise<Record<string, unknown>> {
  if (/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    return (await jsonBody(c)).value as Record<string, unknown>;
  }
  return c.req.parseBody({ all: true }).catch(() => {
    throw new HttpError(400, 'The form could not be read.');
  });
}

const isMultipart = (c: Context): boolean => /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '');

/** Routes that accept messages from visitors of published pages, without sign-in or token. */
export function publicMessageRoutes({ db, sites, texts, publisher, home }: Services): Hono<AppEnv> {
  const limit = createPostLimit(createAttempts(db));
  const show = home.standIns ? demoPage : plainPage;

  /** Refuses a message. Answers a script with JSON, and a browser without script with a page. */
  function refuse(c: Context, status: ContentfulStatusCode, fieldErrors: Readonly<Record<string, string>>) {
    const words = Object.values(fieldErrors);
    if (wantsJson(c)) return c.json({ message: words.join(' '), fieldErrors }, status);
    const list = words.map((each) => html`<li>${each}</li>`);
    const body = html`<ul>
        ${list}
      </ul>
      <p>Go back in your browser: what you wrote is still there.</p>`;
    return show(c, 'Your message was not sent', body, status);
  }

  const withoutPhotos = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => refuse(c, 413, { message: 'The message is too long.' }),
  });
  const withPhotos = bodyLimit({
    maxSize: MOST_BYTES_WITH_PHOTOS,
    onError: (c) => refuse(c, 413, { [PHOTOS_FIELD]: 'The photos are too large: please send fewer.' }),
  });

  function tooMany(c: Context, site: StoredSite, waitMs: number) {
    const minutes = Math.ceil(waitMs / 60_000);
    c.header('Retry-After', String(minutes * 60));
    return refuse(c, 429, { message: tooManyWords(site, minutes) });
  }

  return new Hono<AppEnv>()
    .use('/public/*', cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'] }))
    .post(
      '/public/messages/:key',
      (c, next) => (isMultipart(c) ? withPhotos(c, next) : withoutPhotos(c, next)),
      async (c) => {
        const site = await sites.byIdKey(c.req.param('key') ?? '');
        const shown = c.get('publication');
        if (!site || (shown && shown.sitePk !== site.sitePk)) throw new HttpError(404, 'There is no such site.');
        const visitor = home.addressOf(c);
        // If a visitor who sends photos has to wait, the request is not read.
        const unread = isMultipart(c) ? await limit.waitOf(visitor) : 0;
        if (unread > 0) return tooMany(c, site, unread);
        const values = await valuesOf(c);
        const read = readMessage(values);
        let note: string | undefined;
        if (read.kind === 'refused') return refuse(c, 400, read.fieldErrors);
        if (read.kind === 'message') {
          const wait = await limit.count(visitor);
          if (wait > 0) return tooMany(c, site, wait);
          const files = filesOf(values[PHOTOS_FIELD]);
          const problem = problemOf(files);
          if (problem !== undefined) return refuse(c, 400, { [PHOTOS_FIELD]: problem });
          const photos: Buffer[] = [];
          for (const file of files) {
            const photo = await readPhoto(file);
            if (!photo) return refuse(c, 400, { [PHOTOS_FIELD]: `${file.name} is no photo that we can read.` });
            photos.push(photo);
          }
          const { name, phone, email, address, message, consent, consentWording } = read.message;
          const { hasPhotos } = await texts.receive({
            landingPage: site.sitePk,
            senderName: name,
            senderAddress: address,
            senderPhone: phone,
            senderEmail: email,
            consent,
            consentWording,
            message,
            photos,
          });
          if (photos.length > 0 && !hasPhotos) note = WITHOUT_PHOTOS;
        }
        // A program that fills in forms gets the same answer as a person, so that it does not learn that its message
        // was dropped.
        if (wantsJson(c)) return c.json({ message: THANKS, ...(note !== undefined && { note }) });
        if (note !== undefined) return show(c, THANKS, html`<p>${note}</p>`);
        if (shown) return c.redirect('/thank-you/', 303);
        const publication = await publisher.publications.ofSite(site.sitePk);
        return publication
          ? c.redirect(`/sites/${publication.domain}/thank-you/`, 303)
          : show(c, THANKS, html`<p>You may close this page.</p>`);
      },
    );
}
