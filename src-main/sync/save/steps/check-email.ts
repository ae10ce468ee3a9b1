import { checkEmail as emailProblem } from '#shared/domain/site/email.ts';
import { text } from '#shared/record/readers.ts';
import type { SaveRun } from '../save-run.ts';

/** One that the server has already is not asked about. */
export function checkEmail(run: SaveRun): SaveRun {
  const { actor, confirmed, snapshot } = run;
  const email = text(snapshot.site.email);
  const isMistyped = actor.editedBy(snapshot).includes('email') && emailProblem(email) !== undefined;
  return isMistyped && confirmed.email !== email ? { ...run, outcome: { question: { ask: 'email', email } } } : run;
}
