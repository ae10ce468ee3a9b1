/**
 * What the frame tells the window first, with the port for all else: main's number for the state of the page that is loaded; a
 * notice in place of a page has none.
 */
export interface LoadedPage {
  state: number | undefined;
}

/** What the window tells the frame. */
export type ToFrame =
  /** the page as it is now */
  | { kind: 'page'; html: string }
  /**
   * the section that is worked on, null for none; `follow` brings it into sight. `slide` is the one of its slides that is
   * edited, from 0.
   */
  | { kind: 'section'; section: string | null; slide: number | null; follow: boolean };

export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What the frame tells the window. */
export type FromFrame =
  /** the page that was loaded is painted, with its fonts and the pictures in sight */
  | { kind: 'painted' }
  /** the page that was sent is shown */
  | { kind: 'exchanged' }
  /** the page that was sent needs a frame of its own */
  | { kind: 'unlike' }
  /** a section was clicked */
  | { kind: 'chosen'; section: string }
  /** a link to a page of the site was clicked; its path is from the site's root */
  | { kind: 'page'; path: string }
  /** a key that may be a shortcut of the app's */
  | ({ kind: 'key' } & PressedKey)
  /** Escape: the keyboard goes back to the app */
  | { kind: 'leave' };
