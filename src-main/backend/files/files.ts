import type { Stores } from '../publisher/stores.ts';

/** Named files. A name may contain slashes, as a path does. */
export interface Files {
  /** Returns undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a file. Afterwards the file is either complete or unchanged. */
  write(name: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** Returns the files of a subfolder. */
  below(folder: string): Files;
}

/** Files that staff upload, by their media paths (`/media/uploads/…`). */
export interface Uploads {
  read(path: string): Promise<{ bytes: Buffer; type: string } | undefined>;
  write(path: string, bytes: Buffer): Promise<void>;
  /** Returns the URL to which the app uploads a file. Without this method the app uploads files to the backend. */
  addressFor?(path: string, type: string): Promise<string>;
  /**
   * Moves uploaded files to their final place. Before, they are where the URLs of `addressFor` lead.
   * @throws HttpError 413 if a file is too large or the space for uploads is full
   */
  take?(paths: Iterable<string>): Promise<void>;
}

/** All places in which a backend keeps files. */
export interface Storage {
  uploads: Uploads;
  /** uploaded pictures, scaled down */
  resized: Files;
  /** other pictures that can be made again */
  pictures: Files;
  stores: Stores;
  /** Throws if nothing can be written. */
  check(): Promise<void>;
}
