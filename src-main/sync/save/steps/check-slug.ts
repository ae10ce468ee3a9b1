import { AppError } from '#shared/ipc/errors.ts';
import type { SaveRun } from '../save-run.ts';

const SLUG_EXISTS = 'Slug already exists in DB. Saving may overwrite existing data.';

/** An unchanged slug is the site's own: it is looked up once, and what is answered stops nothing. @throws AppError SLUG_EXISTS */
export async function checkSlug(run: SaveRun): Promise<SaveRun> {
  const { actor, ports, snapshot } = run;
  const { server, signal } = ports;
  ports.progress('Checking the slug');
  const isChanged = snapshot.slug !== actor.slug;
  if (!isChanged && actor.slugChecked) return run;
  const isTaken = await server.slugIsTaken(snapshot.slug, { signal });
  if (isChanged && isTaken) throw new AppError('SLUG_EXISTS', SLUG_EXISTS);
  if (!isChanged) actor.slugChecked = true;
  return run;
}
