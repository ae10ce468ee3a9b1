/** What is assumed of an agency, of which each number can be another: what grows is a product of these and of a sample. */
export const AGENCY = { staff: 500, sites: 10_000, workingDays: 21 } as const;

/** How often each happens in a month: ten saves a day for each of the staff, and so on. */
export const MONTH = {
  saves: 10 * AGENCY.staff * AGENCY.workingDays,
  publishes: 2 * AGENCY.sites,
  photos: 2 * AGENCY.sites,
  messages: 10 * AGENCY.sites,
  signIns: 2 * AGENCY.staff,
} as const;

/** What one of each was measured to leave, in bytes; of objects in the bucket their number too. */
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
  /** what keeps it from growing for ever */
  bound: string;
}

/** What a month adds where nothing is ever deleted, and what is bounded by what. */
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
