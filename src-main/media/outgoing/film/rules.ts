import { refused } from '../refuse.ts';
import { type Box, boxAt, boxesIn, flagsOf, numberIn, toFree } from './box.ts';
import type { Range } from './samples.ts';
import { ENTRIES, pictures, sounds } from './tracks.ts';

/** Cleans a box whose type is kept. */
type Rule = (bytes: Buffer, box: Box) => void;
type Rules = Readonly<Record<string, Rule>>;

/**
 * Applies to each box the rule of its type. Boxes without a rule become `free` boxes. A rest that is too short for a
 * box is cleared.
 */
export function cleanBoxes(bytes: Buffer, start: number, end: number, rules: Rules): void {
  let last = start;
  for (const box of boxesIn(bytes, start, end)) {
    if (Object.hasOwn(rules, box.type)) rules[box.type]!(bytes, box);
    else toFree(bytes, box);
    last = box.end;
  }
  bytes.fill(0, last, end);
}

const asItIs: Rule = () => undefined;
const emptied: Rule = (bytes, { body, end }) => void bytes.fill(0, body, end);

/** Creates the rule for a box that contains other boxes. @param skipped number of bytes before these boxes */
const within =
  (rules: Rules, skipped = 0): Rule =>
  (bytes, { body, end }) =>
    cleanBoxes(bytes, body + skipped, end, rules);

/** Clears parts of a box, given as offsets after its header. */
function clear(bytes: Buffer, { body, end }: Box, ...parts: readonly Range[]): void {
  for (const [from, to] of parts) bytes.fill(0, Math.min(body + from, end), Math.min(body + to, end));
}

/** Clears the times of creation and change, which have 64 bits in version 1. */
const timeless: Rule = (bytes, box) => clear(bytes, box, [4, numberIn(bytes, box, 0) >>> 24 === 1 ? 20 : 12]);

/** Keeps the handler's type, and clears its name. */
const nameless: Rule = (bytes, box) => clear(bytes, box, [12, Infinity]);

/** Refuses a film whose media data is in another file, because visitors' computers do not have that file. */
const inThisFile: Rule = (bytes, box) => {
  if (!(flagsOf(bytes, box) & 1)) throw refused('unplayableFilm');
  clear(bytes, box, [4, Infinity]);
};

const all = (types: readonly string[], rule: Rule): Rules => Object.fromEntries(types.map((type) => [type, rule]));

const pictureSetup = all(
  ['avcC', 'hvcC', 'vpcC', 'av1C', 'esds', 'dvcC', 'dvvC', 'colr', 'pasp', 'clap', 'fiel', 'btrt', 'mdcv', 'clli'],
  asItIs,
);
const soundSetup: Rules = {
  ...all(['esds', 'dOps', 'dac3', 'dec3', 'alac', 'chan', 'chnl', 'pcmC', 'btrt', 'srat'], asItIs),
  wave: within({ ...all(['frma', 'esds', 'chan', 'enda', 'alac'], asItIs), mp4a: emptied, '\0\0\0\0': emptied }),
};

const PICTURE_MEMBERS = 78;
const SOUND_MEMBERS = 28;
/** number of further bytes of a sound entry in QuickTime, by version */
const MORE_SOUND_MEMBERS = [0, 16, 36];

/** Clears members that players do not need, such as the names of the encoder and its vendor. */
const pictureFormat: Rule = (bytes, box) => {
  clear(bytes, box, [8, 24], [36, 40], [42, 74]);
  within(pictureSetup, PICTURE_MEMBERS)(bytes, box);
};

const soundFormat =
  (isQuickTime: boolean): Rule =>
  (bytes, box) => {
    const version = numberIn(bytes, box, 8) >>> 16;
    clear(bytes, box, [10, 16]);
    within(soundSetup, SOUND_MEMBERS + (isQuickTime ? (MORE_SOUND_MEMBERS[version] ?? 0) : 0))(bytes, box);
  };

const formats: Rule = (bytes, table) => {
  const isQuickTime = numberIn(bytes, table, 0) >>> 24 === 0;
  within({ ...all(pictures, pictureFormat), ...all(sounds, soundFormat(isQuickTime)) }, ENTRIES)(bytes, table);
};

const trackRules: Rules = {
  tkhd: timeless,
  edts: within({ elst: asItIs }),
  tapt: within(all(['clef', 'prof', 'enof'], asItIs)),
  mdia: within({
    mdhd: timeless,
    hdlr: nameless,
    minf: within({
      ...all(['vmhd', 'smhd'], asItIs),
      hdlr: nameless,
      dinf: within({ dref: within(all(['url ', 'urn ', 'alis'], inThisFile), ENTRIES) }),
      stbl: within({
        ...all(['stts', 'ctts', 'cslg', 'stss', 'stps', 'stsc', 'stsz', 'stco', 'co64', 'sdtp'], asItIs),
        stsd: formats,
      }),
    }),
  }),
};

const keptIf =
  (isKept: (bytes: Buffer, box: Box) => boolean, rule: Rule): Rule =>
  (bytes, box) =>
    (isKept(bytes, box) ? rule : toFree)(bytes, box);

interface Kept {
  /** positions of the tracks that are kept */
  tracks: ReadonlySet<number>;
  /** IDs of the tracks that are kept */
  ids: { has(id: number): boolean };
}

/** Returns the rules for the top-level boxes of a film. */
export function topRules({ tracks, ids }: Kept): Rules {
  const isOfTrack = (bytes: Buffer, box: Box): boolean => ids.has(numberIn(bytes, box, 4));
  const isOfTrackFragment = (bytes: Buffer, box: Box): boolean => {
    const header = boxAt(bytes, box, 'tfhd');
    return header !== undefined && isOfTrack(bytes, header);
  };
  const fragmentRules = within(all(['tfhd', 'tfdt', 'trun'], asItIs));
  return {
    ...all(['ftyp', 'styp', 'mdat', 'sidx', 'ssix'], asItIs),
    moov: within({
      mvhd: timeless,
      trak: keptIf((_, { start }) => tracks.has(start), within(trackRules)),
      mvex: within({ mehd: asItIs, trex: keptIf(isOfTrack, asItIs) }),
    }),
    moof: within({ mfhd: asItIs, traf: keptIf(isOfTrackFragment, fragmentRules) }),
    mfra: within({ tfra: keptIf(isOfTrack, asItIs), mfro: asItIs }),
  };
}
