import { settle } from '../finish-save.ts';
import type { SaveRun } from '../save-run.ts';

/** A post whose outcome was never learnt may have brought all that is to be saved. @throws AppError CONFLICTS */
export async function settlePost(run: SaveRun): Promise<SaveRun> {
  const { actor, ports } = run;
  const saved = await settle(actor, ports);
  actor.refuseConflicts();
  if (!saved) return run;
  const snapshot = actor.kept(run.key);
  return { ...run, snapshot, ...(actor.editedBy(snapshot).length === 0 && { outcome: saved }) };
}
