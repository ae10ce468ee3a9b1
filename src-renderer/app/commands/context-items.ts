import type { ContextKind } from '#shared/commands.ts';
import { invoke } from '../../bridge/client.ts';
import { attempt } from '../../ui/notify.tsx';
import { movesOf } from '../../ui/row-moves.ts';
import { type CommandContext, commands } from './command-table.ts';

export interface ContextItem {
  label: string;
  /** in the notation of the command table */
  keys?: string | undefined;
  /** a separator is shown above the item */
  startsBlock?: true;
  run: () => void;
}

interface Place {
  kind: ContextKind;
  /** the element that the menu belongs to */
  element: HTMLElement;
  /** items besides those of the element's buttons, such as Open */
  opens: ContextItem[];
}

/**
 * Returns the items of the context menu at `target`, such as Open, the buttons of a row, and commands of the table.
 * Returns an empty list if there is no context menu.
 */
export function contextItems(target: Element, context: CommandContext): ContextItem[] {
  const place = placeAt(target);
  if (!place) return [];
  const { kind, element, opens } = place;
  const own = [...opens, ...(kind === 'tab' ? [] : buttonsOf(element))];
  const ofTable = commands
    .filter((command) => command.contextOf?.includes(kind) === true && command.when())
    .map(({ label, keys, run }): ContextItem => ({ label, keys: keys[0], run: () => run(context, 0) }));
  const [first, ...others] = ofTable;
  return first && own.length > 0 ? [...own, { ...first, startsBlock: true }, ...others] : [...own, ...ofTable];
}

function placeAt(target: Element): Place | undefined {
  const tab = target.closest<HTMLElement>('a[data-tab]');
  if (tab) return { kind: 'tab', element: tab, opens: [opening(tab)] };
  const item = target.closest<HTMLElement>('li');
  const site = item?.querySelector<HTMLElement>('a[data-site-row]');
  if (item && site) {
    const slug = site.dataset['siteRow'] ?? '';
    const copying = { label: 'Copy slug', run: () => void copy(slug) };
    return { kind: 'site', element: item, opens: [opening(site), copying] };
  }
  const row = target.closest<HTMLElement>('#screen [data-row]');
  return row ? { kind: 'row', element: row, opens: [] } : undefined;
}

const opening = (link: HTMLElement): ContextItem => ({ label: 'Open', run: () => link.click() });

const copy = (text: string): Promise<unknown> =>
  attempt('The slug could not be copied', () => invoke('app.copyText', { text }));

/**
 * Returns an item for each enabled button and checkbox with an `aria-label` in a row, and for each move of the row's
 * drag handle. Controls of rows within the row are left out.
 */
function buttonsOf(row: HTMLElement): ContextItem[] {
  const all = [...row.querySelectorAll<HTMLElement>('button[aria-label], input[type=checkbox][aria-label]')];
  const own = all.filter((each) => each.closest('[data-row], li') === row || each.closest('[data-row]') === row);
  const buttons = own
    .filter((button) => button.matches(':enabled:not([aria-roledescription], [aria-disabled=true])'))
    .map((button): ContextItem => ({ label: button.ariaLabel ?? '', run: () => button.click() }));
  return [...buttons, ...own.flatMap(movesOf)];
}
