import type { StoreHealth } from '#shared/ipc/store.ipc.ts';

type Trouble = Exclude<StoreHealth['state'], 'ok'>;

interface Words {
  title: string;
  text: string;
  tone: 'danger' | 'warning';
}

const words: Record<Trouble, Words> = {
  full: {
    title: 'The disk is full.',
    text: 'The room held back for this was used up to keep your last edits. Make room on this computer now.',
    tone: 'danger',
  },
  failing: {
    title: 'The disk is failing.',
    text: 'This computer refuses to write edits. Export your drafts to another place.',
    tone: 'danger',
  },
  readonly: {
    title: 'Nothing is kept on this computer.',
    text: 'Its data cannot be written. You can look at everything and export your drafts.',
    tone: 'danger',
  },
  recovered: {
    title: 'Damaged files were made good.',
    text: 'The report says what was found and what was saved.',
    tone: 'warning',
  },
};

/** Returns a title and a text for what is wrong with this computer's data; undefined if nothing is wrong. */
export function troubleOf(health: StoreHealth | undefined): Words | undefined {
  return health && health.state !== 'ok' ? words[health.state] : undefined;
}
