/** Whether the server can be reached. `slow`: it answers late, or not yet. */
export type Reach = 'online' | 'slow' | 'offline';

export type Heard =
  | 'answer'
  /** an answer that took long */
  | 'lateAnswer'
  /** a probe has waited long without an answer */
  | 'silence'
  /** nothing listens there, or the network does not lead there */
  | 'refused'
  /** the connection ended before an answer, as when a server closes an idle one */
  | 'broken';

export interface Known {
  reach: Reach;
  /** broken connections in a row */
  breaks: number;
}

const MOST_BREAKS = 2;

/**
 * The new state after an outcome. A slow server never counts as offline, and a late answer to a long call does not make
 * it slow.
 */
export function hear({ reach, breaks }: Known, heard: Heard): Known {
  switch (heard) {
    case 'answer':
      return { reach: 'online', breaks: 0 };
    case 'lateAnswer':
      return { reach: reach === 'offline' ? 'slow' : reach, breaks: 0 };
    case 'silence':
      return { reach: reach === 'online' ? 'slow' : reach, breaks };
    case 'refused':
      return { reach: 'offline', breaks };
    case 'broken':
      return { reach: breaks + 1 >= MOST_BREAKS ? 'offline' : reach, breaks: breaks + 1 };
  }
}

/** Milliseconds between two probes while no call is made, plus or minus a fifth. */
const EVERY_MS: Record<Reach, number> = { online: 9000, slow: 5000, offline: 2500 };
const HIDDEN = 5;

export interface Watchers {
  /** somebody sees the state of the connection */
  isVisible: boolean;
  /** something waits to be sent */
  isWaiting: boolean;
}

/** @param chance from 0 to 1, so that computers do not ask at the same time */
export function probeAfter(reach: Reach, { isVisible, isWaiting }: Watchers, chance: number): number {
  // A slow server is not asked more often, because it has enough to do.
  const every = isWaiting && reach === 'online' ? EVERY_MS.offline : EVERY_MS[reach];
  return every * (isVisible ? 1 : HIDDEN) * (0.8 + 0.4 * chance);
}
