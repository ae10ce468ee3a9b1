import { createStore } from 'zustand/vanilla';

interface Given {
  /** number of open screens and dialogs that take files dropped anywhere in the window */
  takers: number;
  /** files that were dropped where nothing takes files; they wait for the screen that the user chose for them */
  files: readonly File[];
}

export const droppedFiles = createStore<Given>(() => ({ takers: 0, files: [] }));

/** Keeps files for the next screen that takes files. */
export const keepForNextScreen = (files: readonly File[]): void => droppedFiles.setState({ files });

/** Registers a screen or dialog that takes files, and passes it the waiting files. Returns a function to unregister. */
export function registerTaker(add: (files: readonly File[]) => void): () => void {
  const { files } = droppedFiles.getState();
  droppedFiles.setState(({ takers }) => ({ takers: takers + 1, files: [] }));
  if (files.length > 0) add(files);
  return () => droppedFiles.setState(({ takers }) => ({ takers: takers - 1 }));
}
