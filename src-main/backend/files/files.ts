import type { Stores } from '../publisher/stores.ts';

/** Named files; a name has slashes as a path has. */
export interface Files {
  /** undefined where there is no such file */
  read(name: string): Promise<Buffer | undefined>;
  /** Afterwards the file is complete, or as it was before. */
  write(name: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** the files of a folder */
  below(folder: string): Files;
}

/** Files that staff upload, by their media paths. */
export interface Uploads {
  read(path: string): Promise<{ bytes: Buffer; type: string } | undefined>;
  write(path: string, bytes: Buffer): Promise<void>;
  /** The address to which the app sends a file of this path and type; without it, it sends it to the backend. */
  addressFor?(path: string, type: string): Promise<string>;
  /** Takes over what was sent to such addresses. @throws HttpError where a file is too large */
  take?(paths: Iterable<string>): Promise<void>;
}

/** Where a backend keeps its files. */
export interface Storage {
  uploads: Uploads;
  /** pictures that were made from uploads */
  resized: Files;
  /** other pictures that can be made again */
  pictures: Files;
  stores: Stores;
  /** Throws where nothing can be written. */
  check(): Promise<void>;
}
