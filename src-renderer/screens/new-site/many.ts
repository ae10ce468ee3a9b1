import { createStore } from 'zustand/vanilla';
import { wrongInSource } from '#shared/domain/site/identity.ts';
import type { Industry } from '#shared/ipc/creation.ipc.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { fbSlugOf, optionsMatching, industryOptions, optionNamed, reasonOf } from './model.ts';

export interface Line {
  /** the pasted line */
  typed: string;
  fbSlug: string;
  industry?: Industry;
  /** why no site can be made of the line */
  wrong?: string;
}

/**
 * Reads one site per line: the slug or address of its Facebook page, then the industry after a tab, comma or semicolon.
 */
export function readLines(text: string, industries: readonly Industry[]): Line[] {
  const options = industryOptions(industries);
  const seen = new Set<string>();
  return text
    .split('\n')
    .filter((typed) => typed.trim() !== '')
    .map((typed): Line => {
      const [, slug = '', name = ''] = /^([^\t,;]*)[\t,;]?(.*)$/s.exec(typed) ?? [];
      const fbSlug = fbSlugOf(slug.trim());
      const only = optionsMatching(options, name.trim());
      const id = optionNamed(options, name) ?? (name.trim() !== '' && only.length === 1 ? only[0]?.value : undefined);
      const industry = industries.find((each) => String(each.id) === id);
      const isDouble = seen.has(fbSlug.toLowerCase());
      seen.add(fbSlug.toLowerCase());
      const wrong = wrongWith(fbSlug, name.trim(), industry, isDouble);
      return { typed, fbSlug, ...(industry && { industry }), ...(wrong !== undefined && { wrong }) };
    });
}

function wrongWith(fbSlug: string, name: string, industry: Industry | undefined, isDouble: boolean) {
  if (fbSlug === '') return 'No slug is given.';
  const unusable = wrongInSource(fbSlug);
  if (unusable !== undefined) return unusable;
  if (isDouble) return 'It stands above already.';
  if (industry) return undefined;
  return name === '' ? 'No industry is given.' : `No single industry goes by “${name}”.`;
}

interface Many {
  text: string;
  /** why lines failed, by the pasted line */
  failures: Readonly<Record<string, string>>;
  /** number of lines that were handled, and of all lines to handle; undefined while `createMany` is not running */
  progress?: { done: number; total: number } | undefined;
}

/** The pasted list of sites to create. Creations continue to be started while another screen is shown. */
export const manyStore = createStore<Many>(() => ({ text: '', failures: {} }));

/** Whether there are lines whose creation was not started yet. */
export const hasMany = (): boolean => manyStore.getState().text.trim() !== '';

export const setManyText = (text: string): void => manyStore.setState({ text });

let stopping = new AbortController();

/**
 * Makes `createMany` start no further creations. Started creations continue, because the server may already be making
 * their sites. The other lines stay in the list.
 */
export const stopMany = (): void => stopping.abort();

/**
 * Starts the creations one after the other. A line is removed from the list when its creation has started. Lines whose
 * creation could not be started stay, with the reason. Lines of which no site can be made are skipped and stay.
 */
export async function createMany(lines: readonly Line[]): Promise<void> {
  if (manyStore.getState().progress) return;
  stopping = new AbortController();
  const { signal } = stopping;
  const wanted = lines.filter(({ wrong }) => wrong === undefined);
  manyStore.setState({ failures: {}, progress: { done: 0, total: wanted.length } });
  for (const [done, line] of wanted.entries()) {
    if (signal.aborted) break;
    manyStore.setState({ progress: { done, total: wanted.length } });
    await start(line);
  }
  manyStore.setState({ progress: undefined });
}

async function start({ typed, fbSlug, industry }: Line): Promise<void> {
  if (!industry) return;
  try {
    await invoke('creation.start', { fbSlug, industry, stock: false });
    const { text } = manyStore.getState();
    const kept = text.split('\n');
    const at = kept.indexOf(typed);
    manyStore.setState({ text: kept.filter((_, place) => place !== at).join('\n') });
  } catch (error) {
    const { details, message } = asBridgeError(error);
    const { failures } = manyStore.getState();
    manyStore.setState({ failures: { ...failures, [typed]: reasonOf(details) ?? message } });
  }
}
