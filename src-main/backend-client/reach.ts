/** How the server can be reached. `slow`: something is there that takes long, or gives no answer yet. */
export type Reach = 'online' | 'slow' | 'offline';

export type Heard =
  | 'answer'
  /** that took long */
  | 'lateAnswer'
  /** a probe has waited long and waits still */
  | 'silence'
  /** nothing is there, or no way leads there */
  | 'refused'
  /** the connection ended before there was an answer, as it also does where a server closes one that was idle */
  | 'broken';

export interface Known {
  reach: Reach;
  /** how many connections in a row broke off */
  breaks: number;
}

const MOST_BREAKS = 2;

/** What is known once this is heard. What is slow is never called offline; a late answer to a long call does not make the server slow. */
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

/** From one probe to the next while nothing else is heard, in milliseconds, give or take a fifth. */
const EVERY_MS: Record<Reach, number> = { online: 9000, slow: 5000, offline: 2500 };
const HIDDEN = 5;

export interface Watchers {
  /** somebody sees what is said of the connection */
  isVisible: boolean;
  /** something waits to be sent */
  isWaiting: boolean;
}

/** @param chance from 0 to 1: many computers are not to ask at once */
export function probeAfter(reach: Reach, { isVisible, isWaiting }: Watchers, chance: number): number {
  // One that is slow is not asked more often: it has enough to answer.
  const every = isWaiting && reach === 'online' ? EVERY_MS.offline : EVERY_MS[reach];
  return every * (isVisible ? 1 : HIDDEN) * (0.8 + 0.4 * chance);
}
