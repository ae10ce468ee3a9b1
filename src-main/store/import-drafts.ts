import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { AppError } from '#shared/ipc/errors.ts';
import { isTooDeep } from '#shared/record/depth.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { BlobRepo } from './blob-repo.ts';
import type { Journal } from './journal.ts';
import { withLists } from './old-lists.ts';
import type { TrashRepo } from './trash-repo.ts';

const draft = z.object({ slug: z.string().min(1).max(200), modified: z.string(), document: z.string().nullable() });
const file = z.object({ hash: z.string(), name: z.string(), type: z.string(), bytes: z.base64() });
/** The parts of an export file that are read. */
const content = z.object({ sites: z.array(draft), trash: z.array(draft), files: z.array(file).default([]) });
type Draft = z.infer<typeof draft>;

/** Maximum size of a file in megabytes, about as many as one JavaScript string can hold. */
const MOST_MB = 512;
/** Maximum number of drafts, and of files, of one import, so that the import does not block the app for long. */
const MOST_ENTRIES = 10_000;

export interface Imported {
  /** number of drafts that are in the trash now and were not before */
  imported: number;
  /** number of drafts in the file whose document is missing, not a JSON object, or nested too deep */
  unreadable: number;
}

/**
 * Puts the drafts and the trash of an export into the trash, and stores their files. Each document can then be
 * compared with its site and restored. The drafts of this computer stay as they are. A draft that is in the trash
 * already is not added again.
 * @throws AppError BAD_REQUEST if the file is no export, incomplete or too large; then nothing is imported
 */
export async function importDrafts(
  path: string,
  { journal, blobs, trash }: { journal: Pick<Journal, 'transaction'>; blobs: BlobRepo; trash: TrashRepo },
  now: number,
): Promise<Imported> {
  const { sites, trash: discarded, files } = parsed(await textOf(path));
  // An export lists its trash from the oldest to the newest entry. The entries are added in the same order, because the
  // trash of this computer shows the entry that was added last as the newest.
  const drafts = [...sites, ...discarded];
  if (Math.max(drafts.length, files.length) > MOST_ENTRIES) throw tooLarge('10,000 drafts or photos');
  const photos = files.map(({ bytes, ...facts }) => ({ ...facts, bytes: Buffer.from(bytes, 'base64') }));
  if (photos.some(({ hash: name, bytes }) => hash('sha256', bytes, 'hex') !== name)) throw notAnExport();
  const sound = drafts.flatMap(wholeDraft);
  const there = new Set(trash.list().map(keyOf));
  const fresh = sound.filter((each) => !there.has(keyOf(each)));
  journal.transaction(() => {
    for (const { name, type, bytes } of photos) blobs.put(name, type, bytes, now);
    for (const { slug, modified, document } of fresh)
      trash.put({ slug, modified, document, reason: 'imported', at: now });
  });
  return { imported: fresh.length, unreadable: drafts.length - sound.length };
}

const keyOf = ({ slug, document }: { slug: string; document: string }): string => `${slug}\n${document}`;

/**
 * Returns the draft with its document in the form in which the journal stores it now. Returns an empty list if the
 * document is missing, not a JSON object, or nested too deep.
 */
function wholeDraft({ document: exported, ...draft }: Draft): (Draft & { document: string })[] {
  try {
    const document = withLists(exported ?? 'null');
    const value = parseJson(document);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !isTooDeep(value) ? [{ ...draft, document }] : [];
  } catch {
    return [];
  }
}

async function textOf(path: string): Promise<string> {
  const file = await stat(path);
  // Reading a device or a pipe may never end.
  if (!file.isFile()) throw notAnExport();
  if (file.size > MOST_MB * 1024 ** 2) throw tooLarge(`${MOST_MB} MB`);
  return readFile(path, 'utf8');
}

function parsed(text: string): z.infer<typeof content> {
  try {
    return content.parse(JSON.parse(text));
  } catch (cause) {
    throw notAnExport(cause);
  }
}

const notAnExport = (cause?: unknown) =>
  new AppError('BAD_REQUEST', 'This is not a file of exported drafts, or a part of it is missing.', { cause });

const tooLarge = (most: string) =>
  new AppError('BAD_REQUEST', `This file holds more than ${most}, which is more than can be taken at once.`);
