import { createStore } from 'zustand/vanilla';
import { wrongInSource } from '#shared/domain/site/identity.ts';
import type { Industry } from '#shared/ipc/creation.ipc.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { fbSlugOf, filterIndustries, industryOptions, optionNamed, reasonOf } from './model.ts';

export interface Line {
  /** as it was pasted */
  typed: string;
  fbSlug: string;
  industry?: Industry;
  /** why no site is made of it */
  wrong?: string;
}

/** What each line asks for: a slug or its address, then the industry behind a tab, a comma or a semicolon. */
export function readLines(text: string, industries: readonly Industry[]): Line[] {
  const options = industryOptions(industries);
  const seen = new Set<string>();
  return text
    .split('\n')
    .filter((typed) => typed.trim() !== '')
    .map((typed): Line => {
      const [, slug = '', name = ''] = /^([^\t,;]*)[\t,;]?(.*)$/s.exec(typed) ?? [];
      const fbSlug = fbSlugOf(slug.trim());
      const only = filterIndustries(options, name.trim());
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
  /** how lines failed that were tried, by what was typed */
  failures: Readonly<Record<string, string>>;
  /** sites that were asked for and are to be asked for, while that goes on */
  progress?: { done: number; total: number } | undefined;
}

/** What is created together; it goes on while other screens are looked at. */
export const manyStore = createStore<Many>(() => ({ text: '', failures: {} }));

/** Lines are entered that are not asked for yet. */
export const hasMany = (): boolean => manyStore.getState().text.trim() !== '';

export const setManyText = (text: string): void => manyStore.setState({ text });

let stopping = new AbortController();

/** What is asked for already is not taken back: the server may have begun. The rest stays in the list. */
export const stopMany = (): void => stopping.abort();

/** Asks for one site after the other. What is under way leaves the list; what fails stays there with the reason. */
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
