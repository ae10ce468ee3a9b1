import { z } from 'zod';
import { each, flag, key, list, number, object, oneOf, text, between, whole } from './forms.ts';
import { galleryPhoto, heroPhoto, testimonial } from './lists.ts';
import { savedSite } from './site.ts';

/**
 * The bodies of the calls, from “The calls it makes” in the documents: the description of the backend that the project
 * was given, which is not in the repository.
 */

const domainAndSlug = object(each(['domain', 'slug'], text));
/** Members of the record that publish calls repeat. The last two may be null before the first publish. */
const publish = object({
  ...each(['paid_url', 'id_key', 'slug'], text),
  ...each(['github_repo', 'first_publish_url'], text.nullable()),
});
const place = { latitude: number, longitude: number, city: text, state: text };
/** international format */
const phoneNumber = text.regex(/^\+\d{6,15}$/, 'phone number in international format expected');

const textStyle = object({
  // The documents do not give the names of these members.
  fontFamily: text,
  fontSize: between(12, 100),
  fontWeight: whole.min(100).max(900).multipleOf(100, 'steps of 100 expected'),
  lineHeight: between(0.5, 3),
  align: oneOf('left', 'center', 'right'),
  width: number,
  color: text,
});
const position = object({ x: number, y: number });

/** @param body the posted body, for forms that depend on it */
type Form = z.ZodType | ((body: object) => z.ZodType);

/** The POST calls of the documents, by path. Parameters of a path are in braces. */
export const posts: Readonly<Record<string, Form>> = {
  '/api/check-if-slug-duplicate': object({ slug: text }),
  '/api/spellcheck/': object({ text }),
  '/edit/landingpage': savedSite,
  '/api/save-photos-from-int': (body) =>
    object({
      heroPhotos: flag,
      id: key,
      photos: list('heroPhotos' in body && body.heroPhotos ? heroPhoto : galleryPhoto),
    }),
  '/publish': publish,
  '/m/publish': publish,
  // The documents do not say how Create Stock differs from Create.
  '/api/landing-pages/': object({ fbSlug: text, industry: key }, { stock: z.literal(true, 'true expected') }),
  '/api/purchase-domain': domainAndSlug,
  '/api/check-domain-availability': domainAndSlug,
  '/api/configure-dns': domainAndSlug,
  '/api/configure-for-ext-domain': object({ slug: text }),
  '/api/domain-dns-snapshot': object(each(['paid_url', 'slug'], text)),
  '/api/get_place_id_by_text_query': object({ textQuery: text }),
  '/api/get-customer-by-any': object({ search_key: text }),
  '/api/make-customers-teammates': object({ customer_ids: list(key), primary_owner_id: key }),
  '/api/park_user_website': object({
    domain: text,
    park_type: oneOf('Involuntary Churn', 'Voluntary Churn', 'No Message'),
  }),
  '/api/get-user-by-landing-page': object({ landing_page: key }),
  '/api/generate-refined-logo/{sitePk}': object({ logo: text }),
  '/api/ai-logo-generate/{slug}': object({ prompt: text }),
  '/api/ai-logo-remove-background': object({ url: text }),
  '/api/ai-logo-create': object({
    ...each(['slug', 'selectedImage', 'signedS3Photo', 'text0Value', 'text1Value', 'backgroundColor'], text),
    textSettings: z.tuple([textStyle, textStyle], 'settings of two texts expected'),
    ...each(['imagePosition', 'textPosition0', 'textPosition1'], position),
  }),
  '/api/merge_photo': object({
    images: list(text).length(2, '2 photos expected'),
    id_key: text,
    alignment: oneOf('vertical', 'Horizontal'),
    gallery_name: text,
  }),
  '/api/categorize-reviews': object({ testimonials: list(testimonial) }),
  '/api/save-text-geocodes': object({ textId: key, ...place }),
  '/api/save-landing-page-geocodes': object({ landingPageId: key, ...place }),
  '/pi/auth/internal': object({ phoneNumber }),
  '/pi/verify/internal': object({ phoneNumber, authCode: text.regex(/^\d{6}$/, '6 digits expected') }),
  '/pi/refresh/internal': object({ refresh_token: text }),
};

/** POST calls of the app that the documents do not describe. */
export const postsBeside: Readonly<Record<string, Form>> = {
  // The documents only say: “A file upload helper returns fileUrl and fileName (details: not shown).”
  '/api/get-presigned-url': object(each(['fileName', 'contentType'], text)),
  // The app makes the following calls only if the server or the policy file says that they exist.
  '/api/delete-text': object({ textId: key }),
  '/publish/rollback': object(each(['id_key', 'release'], text)),
  '/publish/remove': object({ id_key: text }),
};

/** Returns the call in these tables to which a request belongs. */
export function callOf(path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  return [...Object.keys(posts), ...Object.keys(postsBeside)].find((call) =>
    new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
}
