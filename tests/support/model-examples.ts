import type { ServerWays, ServerCall } from './model-server.ts';
import type { Step } from './model-history.ts';
import type { Manners } from './server-manners.ts';

const by = <S extends object>(who: number, step: S, [pick, at, to]: [number, number, number] = [0, 0, 0]) =>
  ({ ...step, who, pick, at, to }) as unknown as Step;
const edit = { do: 'edit' };
const save = { do: 'save', answer: 'overwrite' };
const lost = (call: ServerCall) => ({ do: 'fault', call, when: 'before', kind: 'timeout' });
const plain: ServerWays = { givesKeys: false, nullsEmpty: false };
const asSent: Manners = {
  keys: 'numbers',
  orders: 'as sent',
  sorting: 'as sent',
  numbersAsText: false,
  trims: false,
  dropsUnknown: false,
  addsMembers: false,
  files: 'as sent',
};

/** Histories that once lost something. */
export const examples: [Step[], ServerWays][] = [
  // a photo that the server keyed anew
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
  // an edit taken back after a post whose outcome was unknown
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
  // a post without edits that was taken for what another had saved since
  [[by(0, lost('saveSite')), by(1, save), by(1, edit, [3, 0, 0]), by(0, edit, [3, 0, 0])], plain],
  // a draft given up on a disk that refused in the middle of it
  [
    [
      by(2, edit, [1, 0, 0]),
      by(2, { do: 'disk', when: 'before', kind: 'refused', after: 2 }),
      by(2, { do: 'undo' }),
      by(2, { do: 'discard' }),
    ],
    plain,
  ],
  // what another added to an item, deleted by whoever learnt of their own save only after that
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
  // an item that was renamed by a save of unknown outcome, and moved by another who had seen that
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
  // what was typed into a field in conflict, in a draft that was given up then
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
  // an undo that took back the address which a photo had got, not the photo
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
  // what a conflict had parked, when the server's value changed once more before the draft was given up
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
  // what a conflict had parked, when the server's value was taken away before the draft was given up
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
  // what was in a list of its own that a post of unknown outcome had sent, edited since, when another had made that list
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
  // an item that one has renamed, kept under both names by who had edited it, which who had renamed it then had twice
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
  // a conflict of what waits for the server, in an item that was renamed and moved since
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
  // a photo that waited for the server by its reference, when a post of unknown outcome had sent its address
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
  // an app that ended while another's look, which nobody waited for, was under way
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
  // what clashed in a list that is kept as text, of which another item clashed in what was typed after the queued publish
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
  // an edit taken back after a post whose outcome was unknown, and the cache cleared before the server was asked again
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
  // an item of a list that is kept as text, named after a save that waited, of which a post had an unknown outcome
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
  // an item that somebody has kept beside its renamed one, which had got photos before that waited for the server
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
  // an item that was removed by a post of unknown outcome, and that another has kept with photos
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
  // what was set aside of a list kept as text, where the server had numbered that anew since
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
    { ...plain, manners: { ...asSent, orders: 'from 1' } },
  ],
];
