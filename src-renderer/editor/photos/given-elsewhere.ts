import { createStore } from 'zustand/vanilla';

interface Given {
  /** how many screens or dialogs take files that are dropped anywhere */
  takers: number;
  /** files that were dropped where nothing takes them, on their way to the screen that was chosen for them */
  files: readonly File[];
}

export const givenFiles = createStore<Given>(() => ({ takers: 0, files: [] }));

/** The next screen that takes files gets these. */
export const handOver = (files: readonly File[]): void => givenFiles.setState({ files });

/**
 * Registers a screen or dialog that takes files, and gives it those that wait for one. Returns the function that ends
 * this.
 */
export function beginTaking(add: (files: readonly File[]) => void): () => void {
  const { files } = givenFiles.getState();
  givenFiles.setState(({ takers }) => ({ takers: takers + 1, files: [] }));
  if (files.length > 0) add(files);
  return () => givenFiles.setState(({ takers }) => ({ takers: takers - 1 }));
}
