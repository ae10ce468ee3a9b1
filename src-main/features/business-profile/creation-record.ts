import { z } from 'zod';
import type { Intents } from '../../sync/queue/intents.ts';

const KIND = 'create-listing';

const request = z.object({
  requestId: z.string(),
  address: z.string(),
  categoryId: z.string(),
  adminEmail: z.string().default(''),
});
export type CreationRequest = z.infer<typeof request>;

const outcome = z.object({ uninvited: z.string() });

/**
 * Reads and updates the journal's entry about the creation of a site's listing: what was requested, and whether the
 * admin was invited.
 */
export function creationRecord(intents: Intents, slug: string) {
  const last = () => intents.last(KIND, slug);
  return {
    request: (): CreationRequest | undefined => request.safeParse(last()?.request).data,
    isUnknown: (): boolean => intents.standing(KIND, slug).state === 'unknown',
    /**
     * Returns the email of the admin who could not be invited to the new listing, and the reason; undefined if there is
     * no such admin.
     */
    uninvited(): { email: string; reason: string } | undefined {
      const intent = last();
      const known = outcome.safeParse(intent?.outcome).data;
      const asked = request.safeParse(intent?.request).data;
      if (intent?.state !== 'done' || !known || !asked) return undefined;
      return { email: asked.adminEmail, reason: known.uninvited };
    },
    /** Notes whether the admin was invited. @param reason why the invitation failed; undefined if it did not fail */
    noteInvitation(reason: string | undefined): void {
      const intent = last();
      if (intent?.state === 'done') intents.note(KIND, intent.id, reason === undefined ? {} : { uninvited: reason });
    },
  };
}
