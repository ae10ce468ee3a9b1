import { unapproveSamples } from '#shared/domain/review/rules.ts';
import { checkEmail as emailProblem } from '#shared/domain/site/email.ts';
import { saveBlockers } from '#shared/domain/site/readiness.ts';
import type { SpellingFinding } from '#shared/domain/site/save-questions.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { hasServiceArea, removeEmptyAreas } from '#shared/domain/site/service-areas.ts';
import { findQuotes, quotingWords, spellingTexts, wordPattern } from '#shared/domain/site/spelling.ts';
import { placeholderOperations, removeEmptyPhones } from '#shared/domain/site/tidy.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { list, text } from '#shared/record/readers.ts';
import { serviceAreaArray } from '#shared/record-catalogue/derived.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import { takeKnown } from './read-back.ts';
import type { SaveRun, SpellChecker } from './save-run.ts';
import { fetchBase, shrunkLists } from './server-copy.ts';
import type { SaveSnapshot } from './snapshot.ts';

const SLUG_EXISTS = 'Slug already exists in DB. Saving may overwrite existing data.';
const NO_SERVICE_AREA = 'Please add at least 1 service area on the Basic Info tab.';

/** Tidies the draft and returns the snapshot that a save sends. Later edits are not part of the snapshot. */
export function takeSnapshot(actor: SiteActor): SaveSnapshot {
  tidyDraft(actor);
  return actor.snapshot();
}

/**
 * Makes the edits that every save makes: replaces the placeholder of the company's name, removes blank additional phone
 * numbers and areas without a city, computes `service_area_array`, and removes the approval of samples.
 */
export function tidyDraft(actor: SiteActor): void {
  const tidy = (step: string, operations: Operation[]) => actor.editByApp(step, operations.map(toRawOperation));
  tidy('placeholder', placeholderOperations(actor.site));
  tidy('empty phones', removeEmptyPhones(actor.site));
  tidy('empty areas', removeEmptyAreas(actor.site));
  tidy('service areas', serviceAreaArray(actor.site));
  tidy('approved samples', unapproveSamples(actor.site));
}

/**
 * Throws if a missing or invalid value of the snapshot prevents a save, or if the site has open conflicts.
 * @throws AppError NOT_SAVABLE, CONFLICTS
 */
export function load(run: SaveRun): SaveRun {
  const { actor, ports } = run;
  const { snapshot } = run.kept;
  ports.progress('Loading');
  const blockers = saveBlockers(snapshot.site, ports.contactField, actor.slug);
  if (blockers.length > 0) throw new AppError('NOT_SAVABLE', blockers.join(' '));
  actor.refuseConflicts();
  return run;
}

/**
 * Asks the server whether the slug is taken. The requirement SAVE-01 (tests/REQUIREMENTS.md) demands this step, but for
 * an unchanged slug the answer means nothing, because the site itself has the slug. So the server is asked about an
 * unchanged slug only in the first save after the site was opened or renamed, and the answer is ignored.
 * @throws AppError SLUG_EXISTS if a changed slug is taken
 */
export async function checkSlug(run: SaveRun): Promise<SaveRun> {
  const { actor, ports } = run;
  const { snapshot } = run.kept;
  const { server, signal } = ports;
  ports.progress('Checking the slug');
  const isChanged = snapshot.slug !== actor.slug;
  if (!isChanged && actor.slugChecked) return run;
  const isTaken = await server.slugIsTaken(snapshot.slug, { signal });
  if (isChanged && isTaken) throw new AppError('SLUG_EXISTS', SLUG_EXISTS);
  if (!isChanged) actor.slugChecked = true;
  return run;
}

export function confirmSlug(run: SaveRun): SaveRun {
  const { actor, confirmed } = run;
  const { snapshot } = run.kept;
  const [from, to] = [actor.slug, snapshot.slug];
  return to === from || confirmed.slug === to ? run : { ...run, outcome: { question: { ask: 'slug', from, to } } };
}

/** @throws AppError NO_SERVICE_AREA */
export function checkAreas(run: SaveRun): SaveRun {
  run.ports.progress('Checking service areas');
  refuseWithoutArea(run.kept.snapshot.site);
  return run;
}

/** @throws AppError NO_SERVICE_AREA */
export function refuseWithoutArea(site: SiteDocument): void {
  if (!hasServiceArea(site)) throw new AppError('NO_SERVICE_AREA', NO_SERVICE_AREA);
}

/**
 * Asks about a changed email that does not look like an email address. An email that the server has is not asked about.
 */
export function checkEmail(run: SaveRun): SaveRun {
  const { actor, confirmed } = run;
  const { snapshot } = run.kept;
  const email = text(snapshot.site.email);
  const isMistyped = actor.editedBy(snapshot).includes('email') && emailProblem(email) !== undefined;
  return isMistyped && confirmed.email !== email ? { ...run, outcome: { question: { ask: 'email', email } } } : run;
}

/**
 * Asks about misspelled words and quotes, unless all of them are in texts that the server has or the user has accepted.
 */
export async function checkSpelling(run: SaveRun): Promise<SaveRun> {
  const { actor, confirmed, ports } = run;
  const { site } = run.kept.snapshot;
  ports.progress('Checking the spelling');
  if (confirmed.spelling) {
    actor.acceptedTexts = textsOf(site);
    return run;
  }
  const ofServer = textsOf(parseJson(actor.base.text) as SiteDocument);
  const known = actor.acceptedTexts.union(ofServer);
  const findings = await findMisspellings(site, ports.speller, known);
  return findings.length > 0 ? { ...run, outcome: { question: { ask: 'spelling', findings } } } : run;
}

const textsOf = (site: SiteDocument): Set<string> => new Set(spellingTexts(site).map(({ text: prose }) => prose));

/**
 * Returns misspelled words and quote characters by field, with one call of the spell-check for all fields. Returns none
 * if all of them are in known texts.
 * @param known texts that the server already has, or that the user has accepted as they are
 */
async function findMisspellings(
  site: SiteDocument,
  speller: SpellChecker,
  known: ReadonlySet<string>,
): Promise<SpellingFinding[]> {
  const texts = spellingTexts(site);
  if (texts.every(({ text: prose }) => known.has(prose))) return [];
  const names = ownNames(site);
  const words = (await speller.check(texts.map((prose) => prose.text).join('\n'))).filter(
    (word) => !speller.isAccepted(word) && !names.has(word.toLowerCase()),
  );
  const untouched = new Set([...known].flatMap(quotingWords));
  const findings: SpellingFinding[] = [];
  for (const { path, label, text: prose } of texts) {
    const isKnown = known.has(prose);
    const inText = words.filter((word) => wordPattern(word).test(prose));
    const quotes = isKnown ? findQuotes(prose) : findQuotes(prose, untouched);
    if (inText.length === 0 && quotes.length === 0) continue;
    const suggested = inText.map(async (word) => ({ word, suggestions: await speller.suggest(word) }));
    findings.push({
      path: [...path],
      label,
      text: prose,
      words: await Promise.all(suggested),
      quotes,
      ...(isKnown && { known: true as const }),
    });
  }
  return findings.some((finding) => !finding.known) ? findings : [];
}

/** Returns the words in the names of the company and its places, in lower case. They never count as misspelled. */
function ownNames(site: SiteDocument): Set<string> {
  const areas = list(site.service_areas).flatMap((area) => [area?.city, area?.state]);
  const names = [site.company_name, site.city, site.state, ...areas].map(text).join(' ');
  return new Set(names.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu));
}

/**
 * Asks about the server's newer copy, if any. If the user has agreed to overwrite the copy, puts it into the trash. If
 * there is nobody to ask, merges the copy; a copy that lost much of a list is merged only if the user has agreed to it.
 * @throws AppError CONFLICTS
 */
export async function checkNewer(before: SaveRun): Promise<SaveRun> {
  const { actor, confirmed, ports } = before;
  ports.progress('Checking for newer changes');
  const { server, signal } = ports;
  const copy = await fetchBase(server, actor.slug, { signal, like: actor.base });
  const { text: document, modified } = copy;
  const run = { ...before, replaces: modified };
  if (takeKnown(actor, copy)) return run;
  if (confirmed.overwrite === modified) {
    ports.trash.put({ slug: actor.slug, reason: 'overwritten-on-server', document, modified, at: ports.now() });
    return run;
  }
  if (!ports.unattended) {
    actor.setServerState({ newerOnServer: true });
    return { ...run, outcome: { question: { ask: 'overwrite', modified } } };
  }
  return merged(run, copy);
}

function merged(run: SaveRun, newer: Base): SaveRun {
  const { actor, confirmed } = run;
  const { modified } = newer;
  const lists = shrunkLists(actor.baseDocument, RawValue.parse(newer.text));
  if (lists.length > 0 && confirmed.shrunk !== modified) {
    return { ...run, outcome: { question: { ask: 'shrunk', modified, lists } } };
  }
  actor.merge(newer, { byApp: true });
  actor.refuseConflicts();
  return run;
}
