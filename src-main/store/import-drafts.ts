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
/** What is read of an export. */
const content = z.object({ sites: z.array(draft), trash: z.array(draft), files: z.array(file).default([]) });
type Draft = z.infer<typeof draft>;

/** Most megabytes of a file, about as many as one JavaScript string can hold. */
const MOST_MB = 512;
/**
 * most drafts, and most photos, of one import: more than any computer has unsaved, and few enough for the app, which
 * waits meanwhile
 */
const MOST_ENTRIES = 10_000;

export interface Imported {
  /** drafts that are in the trash now and were not before */
  imported: number;
  /** drafts of the file that are no whole documents */
  unreadable: number;
}

/**
 * Puts the drafts of an export, and their photos, into the trash, from where each can be compared with its site and
 * restored: what is worked on here stays as it is. A draft that is there already is not put there again.
 * @throws AppError BAD_REQUEST where the file is no export, not whole, or too large; then nothing of it is taken
 */
export async function importDrafts(
  path: string,
  { journal, blobs, trash }: { journal: Pick<Journal, 'transaction'>; blobs: BlobRepo; trash: TrashRepo },
  now: number,
): Promise<Imported> {
  const { sites, trash: discarded, files } = parsed(await textOf(path));
  // The trash of an export has its newest last.
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

/** The draft as the journal keeps it by now; none where it is no whole document. */
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
