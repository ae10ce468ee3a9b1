/** Assumed size of an agency. What a month adds is computed from this size and a sample of each action. */
export const AGENCY = { staff: 500, sites: 10_000, workingDays: 21 } as const;

/** How often each action happens in a month, for example ten saves a day by each member of the staff. */
export const MONTH = {
  saves: 10 * AGENCY.staff * AGENCY.workingDays,
  publishes: 2 * AGENCY.sites,
  photos: 2 * AGENCY.sites,
  messages: 10 * AGENCY.sites,
  signIns: 2 * AGENCY.staff,
} as const;

/** What one action of each kind adds, as measured: bytes, and the number of objects in the bucket. */
export interface Sample {
  save: { revision: number; log: number };
  publish: { bytes: number; objects: number; audit: number };
  photo: { bytes: number; objects: number };
  message: { bytes: number };
  signIn: { bytes: number };
}

export interface Growth {
  what: string;
  times: number;
  /** bytes in a month */
  bytes: number;
  objects?: number;
  /** the limit of the growth, `nothing` if there is no limit */
  bound: string;
}

/** Returns what a month adds if nothing is deleted, and the limit of each kind of growth. */
export function growthOf({ save, publish, photo, message, signIn }: Sample): Growth[] {
  const { saves, publishes, photos, messages, signIns } = MONTH;
  return [
    { what: 'revisions', times: saves, bytes: saves * save.revision, bound: 'nothing' },
    { what: 'list of deeds', times: publishes, bytes: publishes * publish.audit, bound: 'nothing' },
    {
      what: 'photos and their sizes',
      times: photos,
      bytes: photos * photo.bytes,
      objects: photos * photo.objects,
      bound: '`uploads.quotaGigabytes` for the uploads alone',
    },
    {
      what: 'releases',
      times: publishes,
      bytes: publishes * publish.bytes,
      objects: publishes * publish.objects,
      bound: 'three releases a site',
    },
    { what: 'messages', times: messages, bytes: messages * message.bytes, bound: '2,000 a site' },
    { what: 'sessions', times: signIns, bytes: signIns * signIn.bytes, bound: 'nothing' },
    { what: 'log of the database, written and reused', times: saves, bytes: saves * save.log, bound: '`max_wal_size`' },
  ];
}
