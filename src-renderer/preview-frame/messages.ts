/**
 * The first message of the frame to the window, sent together with the port for all other messages. `state` is main's
 * number for the loaded state of the page; undefined if a notice was loaded instead of a page.
 */
export interface LoadedPage {
  state: number | undefined;
}

/** A message of the window to the frame. */
export type ToFrame =
  /** the current state of the page */
  | { kind: 'page'; html: string }
  /**
   * the section that is edited, null for none; `follow` scrolls to the section. `slide` is the index of the edited
   * slide in the section, null for none
   */
  | { kind: 'section'; section: string | null; slide: number | null; follow: boolean };

export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A message of the frame to the window. */
export type FromFrame =
  /** the page that was loaded is painted, with its fonts and the pictures in sight */
  | { kind: 'painted' }
  /** the page that was sent is shown */
  | { kind: 'exchanged' }
  /** the page that was sent needs a new frame */
  | { kind: 'unlike' }
  /** a section was clicked */
  | { kind: 'chosen'; section: string }
  /** a link to a page of the site was clicked; its path is from the site's root */
  | { kind: 'page'; path: string }
  /** a key was pressed that may be a shortcut of the app */
  | ({ kind: 'key' } & PressedKey)
  /** Escape was pressed, so the focus returns to the app */
  | { kind: 'leave' };
