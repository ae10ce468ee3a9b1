import { labelOf } from '#shared/record-catalogue/catalogue.ts';
import { BackendError } from '../../../backend-client/backend-error.ts';
import { finish } from '../finish-save.ts';
import type { SaveRun } from '../save-run.ts';

/** @throws AppError CONFLICTS; BACKEND_FAILED where the server does not hold what it was sent */
export async function readBack(run: SaveRun): Promise<SaveRun> {
  const { actor, ports, posted, notUploaded = new Map<string, Error>() } = run;
  if (!posted) return run;
  const saved = await finish(actor, posted, ports);
  actor.refuseConflicts();
  if (saved.undone) throw new BackendError('BACKEND_FAILED', undoneText(saved.undone), { outcome: 'answered' });
  const [reason] = [...notUploaded.values()].map(({ message }) => message);
  const outcome = { ...saved, ...(reason !== undefined && { waiting: { count: notUploaded.size, reason } }) };
  return { ...run, outcome };
}

const undoneText = (fields: readonly string[]) =>
  `The server does not hold what was just saved: ${fields.map((field) => labelOf({}, [field])).join(', ')}. ` +
  'Somebody else may have saved at the same moment. Your edits are still in the draft: save again.';
