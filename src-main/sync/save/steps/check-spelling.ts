import { spellingTexts } from '#shared/domain/site/spelling.ts';
import type { SaveRun } from '../save-run.ts';
import { findMisspellings } from '../spelling.ts';

export async function checkSpelling(run: SaveRun): Promise<SaveRun> {
  const { actor, confirmed, ports, snapshot } = run;
  ports.progress('Checking the spelling');
  if (confirmed.spelling) {
    actor.accepted.add(spellingTexts(snapshot.site).map(({ text }) => text));
    return run;
  }
  const known = actor.accepted.knownWith(actor.base.text);
  const findings = await findMisspellings(snapshot.site, ports.speller, known);
  return findings.length > 0 ? { ...run, outcome: { question: { ask: 'spelling', findings } } } : run;
}
