import { saveBlockers } from '#shared/domain/site/readiness.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { SaveRun } from '../save-run.ts';

/** @throws AppError NOT_SAVABLE, CONFLICTS */
export function load(run: SaveRun): SaveRun {
  const { actor, ports, snapshot } = run;
  ports.progress('Loading');
  const blockers = saveBlockers(snapshot.site, ports.contactField, actor.slug);
  if (blockers.length > 0) throw new AppError('NOT_SAVABLE', blockers.join(' '));
  actor.refuseConflicts();
  return run;
}
