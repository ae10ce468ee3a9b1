import type { ServerWays, ServerCall } from './model-server.ts';
import type { Step } from './model-history.ts';
import { asSent, type Manners } from './server-manners.ts';

const by = <S extends object>(who: number, step: S, [pick, at, to]: [number, number, number] = [0, 0, 0]) =>
  ({ ...step, who, pick, at, to }) as unknown as Step;
const edit = { do: 'edit' };
const save = { do: 'save', answer: 'overwrite' };
const lost = (call: ServerCall) => ({ do: 'fault', call, when: 'before', kind: 'timeout' });
const plain: ServerWays = { givesKeys: false, nullsEmpty: false };
const keyed: Manners = { ...asSent, keys: 'numbers' };

/**
 * Histories that failed before a fault of the app was corrected. Each comment describes the situation, or what the app
 * did wrong.
 */
export const examples: [Step[], ServerWays][] = [
  // the server gave a photo a new key
  [
    [
      by(0, lost('savePhotos')),
      by(2, edit, [9, 0, 0]),
      by(2, save),
      by(2, { do: 'offline' }),
      by(1, { do: 'review' }),
      by(1, edit, [9, 0, 0]),
      by(1, save),
      by(2, { do: 'offline' }),
      by(0, { do: 'review' }),
      by(2, save),
      by(0, edit, [10, 4, 1]),
    ],
    plain,
  ],
  // an edit was undone after a post with an unknown outcome
  [
    [
      by(2, edit, [9, 0, 0]),
      by(2, { do: 'meanwhile', call: 'saveSite', when: 'before', what: 'edit' }, [10, 0, 0]),
      by(2, save),
      by(0, edit, [9, 0, 0]),
      by(2, { do: 'queue' }, [1, 0, 0]),
      by(0, lost('savePhotos')),
      by(2, edit),
      by(2, { do: 'drain' }),
      by(2, { do: 'undo' }),
      by(2, { do: 'undo' }),
    ],
    plain,
  ],
  // a post without edits was lost, and a later save of another computer was taken for that post
  [[by(0, lost('saveSite')), by(1, save), by(1, edit, [3, 0, 0]), by(0, edit, [3, 0, 0])], plain],
  // a draft was discarded while a write failed with a disk error
  [
    [
      by(2, edit, [1, 0, 0]),
      by(2, { do: 'disk', when: 'before', kind: 'refused', after: 2 }),
      by(2, { do: 'undo' }),
      by(2, { do: 'discard' }),
    ],
    plain,
  ],
  // a computer added photos to an item, and another computer, which had not read back its last save, deleted the item
  [
    [
      by(2, edit, [26, 0, 5]),
      by(1, { do: 'disk', when: 'before', kind: 'refused', after: 3 }),
      by(1, edit),
      by(0, { ...save, answer: 'cancel' }),
      by(1, save),
      by(2, { ...save, answer: 'review' }),
      by(2, save),
      by(1, edit, [8, 6, 4]),
    ],
    plain,
  ],
  // an item was renamed by a save with an unknown outcome, and moved by another computer that had seen the rename
  [
    [
      by(1, edit, [6, 2, 0]),
      by(1, { ...save, answer: 'cancel' }),
      by(0, edit, [7, 0, 4]),
      by(1, edit, [22, 9, 6]),
      by(2, { do: 'fault', call: 'savePhotos', when: 'after', kind: 'timeout' }),
      by(1, edit, [24, 2, 0]),
      by(1, { ...save, answer: 'review' }),
    ],
    plain,
  ],
  // a field in conflict was edited, and then the draft was discarded
  [
    [
      by(1, edit),
      by(1, { ...save, answer: 'cancel' }),
      by(2, { do: 'fault', call: 'getSite', when: 'after', kind: 'reset' }),
      by(2, edit),
      by(2, save),
      by(2, edit),
      by(2, { do: 'discard' }),
    ],
    plain,
  ],
  // an undo took back the change from a photo's reference to its address, instead of the addition of the photo
  [
    [
      by(0, edit, [23, 1, 3]),
      by(0, { do: 'fault', call: 'savePhotos', when: 'before', kind: 'failed' }),
      by(0, { ...save, answer: 'cancel' }),
      by(0, { do: 'undo' }),
      by(0, { ...save, answer: 'review' }),
      by(0, { do: 'resolve' }),
    ],
    plain,
  ],
  // a conflict kept a value of the draft, and the server's value changed again before the draft was discarded
  [
    [
      by(2, edit),
      by(2, save),
      by(0, edit),
      by(0, { do: 'review' }),
      by(2, edit),
      by(2, save),
      by(0, { do: 'review' }),
      by(0, { do: 'discard' }),
    ],
    plain,
  ],
  // a conflict kept a value of the draft, and the server's value was removed before a fetch replaced the draft
  [
    [
      by(0, edit, [14, 0, 0]),
      by(1, edit, [14, 0, 0]),
      by(0, save),
      by(1, { do: 'review' }),
      by(2, save),
      by(1, { do: 'review' }),
      by(1, { do: 'fetch' }),
    ],
    plain,
  ],
  // a post with an unknown outcome sent a new list, which was edited afterwards, and another computer added the same
  // list too
  [
    [
      by(0, edit, [26, 0, 0]),
      by(2, edit, [26, 0, 0]),
      by(0, lost('saveSite')),
      by(2, save),
      by(2, edit, [4, 0, 0]),
      by(2, edit, [26, 1, 0]),
    ],
    plain,
  ],
  // an item was renamed; a computer that had edited the item kept it under both names; then the computer that had
  // renamed the item had it twice
  [
    [
      by(1, edit, [24, 4, 0]),
      by(0, lost('savePhotos')),
      by(0, edit, [5, 4, 0]),
      by(1, edit, [9, 0, 0]),
      by(1, { ...save, answer: 'review' }),
      by(1, { do: 'offline' }),
    ],
    plain,
  ],
  // a conflict was about an edit that waited for the server, in an item that was renamed and moved afterwards
  [
    [
      by(2, edit, [5, 1, 0]),
      by(2, { do: 'queue' }),
      by(0, edit, [5, 1, 0]),
      by(2, edit, [4, 0, 0]),
      by(0, edit, [24, 0, 0]),
      by(2, edit, [24, 2, 0]),
    ],
    plain,
  ],
  // a waiting snapshot had a photo's reference, while a post with an unknown outcome had sent the photo's address
  [
    [
      by(1, { do: 'disk', when: 'before', kind: 'refused', after: 5 }),
      by(1, edit, [22, 1, 0]),
      by(1, edit, [21, 0, 0]),
      by(1, edit),
      by(2, { do: 'fault', call: 'savePhotos', when: 'after', kind: 'crash' }),
      by(1, edit),
      by(1, edit, [24, 0, 0]),
      by(1, edit, [10, 1, 1]),
      by(1, { do: 'queue' }),
      by(1, edit, [27, 0, 0]),
      by(0, edit, [27, 0, 0]),
      by(1, { ...save, do: 'publish' }),
    ],
    { givesKeys: false, nullsEmpty: true },
  ],
  // an app ended while another computer was checking the server's copy
  [
    [
      by(0, { do: 'queue' }),
      by(0, { ...save, answer: 'review' }),
      by(0, { do: 'meanwhile', call: 'getSite', when: 'after', what: 'edit' }, [22, 0, 0]),
      by(0, { do: 'disk', when: 'after', kind: 'crash', after: 0 }),
      by(2, { do: 'look' }),
    ],
    plain,
  ],
  // an item of a list had a conflict, and an edit after a queued save put another item of the list into conflict
  [
    [
      by(1, edit, [12, 0, 0]),
      by(1, { ...save, do: 'publish' }),
      by(2, { do: 'review' }),
      by(1, edit, [12, 1, 1]),
      by(1, edit, [12, 0, 1]),
      by(2, edit, [12, 1, 1]),
      by(2, { do: 'queue' }, [7, 0, 0]),
      by(2, edit, [11, 0, 0]),
    ],
    plain,
  ],
  // an edit was undone after a post with an unknown outcome, and the cache was cleared before the server was asked
  // again
  [
    [
      by(1, edit),
      by(1, save),
      by(0, { do: 'look' }),
      by(0, edit),
      by(0, { do: 'fault', call: 'getSite', when: 'before', kind: 'crash' }),
      by(0, save),
      by(0, { do: 'undo' }),
      by(0, { do: 'clearCache' }),
    ],
    plain,
  ],
  // an item without a key was renamed after a save that had waited in the queue and whose post had an unknown outcome
  [
    [
      by(2, edit, [27, 0, 0]),
      by(2, edit, [9, 0, 0]),
      by(2, { do: 'offline' }),
      by(2, save),
      by(2, edit, [27, 0, 3]),
      by(2, edit),
      by(0, lost('savePhotos')),
      by(2, { do: 'offline' }),
      by(2, save),
      by(0, edit),
    ],
    plain,
  ],
  // a computer kept an item beside its renamed copy, after it had added photos that waited for the server
  [
    [
      by(2, edit, [22, 0, 0]),
      by(0, edit, [5, 0, 0]),
      by(2, edit, [26, 0, 0]),
      by(2, { do: 'offline' }),
      by(2, save),
      by(0, lost('savePhotos')),
      by(2, edit, [24, 0, 0]),
      by(2, { do: 'offline' }),
      by(2, save),
    ],
    plain,
  ],
  // an item was removed by a post with an unknown outcome, and kept by another computer, which added photos to it
  [
    [
      by(1, edit, [8, 5, 0]),
      by(0, edit, [26, 1, 0]),
      by(1, edit, [8, 3, 0]),
      by(1, { do: 'queue' }),
      by(0, { do: 'fault', call: 'saveSite', when: 'after', kind: 'crash' }),
      by(1, { do: 'drain' }),
    ],
    plain,
  ],
  // an item had a conflict, and afterwards the server renumbered the list
  [
    [
      by(1, edit, [68, 0, 0]),
      by(0, edit, [11, 0, 0]),
      by(2, edit, [11, 0, 0]),
      by(0, save),
      by(1, { do: 'save', answer: 'review' }),
      by(1, save),
      by(0, edit, [39, 0, 0]),
      by(2, { do: 'review' }),
    ],
    { ...plain, manners: { ...keyed, orders: 'from 1' } },
  ],
  // this history and the one below: the app ended after the file of a save was uploaded; the next save found nothing to
  // upload, and did not change the draft
  [[by(1, { do: 'disk', when: 'after', kind: 'crash', after: 1 }), by(1, edit, [106, 0, 0]), by(1, save)], plain],
  [
    [
      by(0, { do: 'disk', when: 'after', kind: 'crash', after: 2 }),
      by(0, { do: 'publish', answer: 'overwrite' }),
      by(0, edit, [106, 0, 0]),
      by(0, save),
    ],
    plain,
  ],
  // a photo was uploaded for a save with an unknown outcome, and the server keeps the file at another address
  [
    [by(0, edit), by(1, edit), by(0, lost('savePhotos')), by(1, edit, [106, 0, 0]), by(1, save)],
    { ...plain, manners: { ...keyed, files: 'moved' } },
  ],
  // a photo was sent by a post with an unknown outcome, the server keeps the file at another address, and another
  // computer has changed the photo's caption since
  [
    [by(2, edit, [107, 0, 0]), by(0, lost('savePhotos')), by(2, save), by(1, { do: 'look' }), by(1, edit, [79, 0, 8])],
    { ...plain, manners: { ...keyed, files: 'moved' } },
  ],
  // a photo of a waiting save: a merge rebased the save onto a newer copy, a post with an unknown outcome sent the
  // save, the server moved the file, and another computer saved afterwards
  [
    [
      by(0, edit, [46, 0, 0]),
      by(2, edit, [106, 0, 0]),
      by(2, edit),
      by(2, edit, [46, 0, 0]),
      by(0, save),
      by(2, { do: 'queue' }),
      by(0, lost('savePhotos')),
      by(0, edit),
      by(2, { do: 'drain' }),
    ],
    { ...plain, manners: { ...keyed, files: 'moved' } },
  ],
  // a computer added an item, and the save of a second computer overwrote it; the item was added again and got another
  // key; a third computer had edited the item under its first key; so the name was there twice
  [
    [
      by(0, edit, [32, 6, 0]),
      by(0, edit, [37, 0, 0]),
      by(0, lost('savePhotos')),
      by(0, save),
      by(1, { do: 'publish', answer: 'review' }),
      by(2, edit),
      by(2, save),
      by(1, edit, [61, 6, 0]),
    ],
    { ...plain, manners: keyed },
  ],
];
