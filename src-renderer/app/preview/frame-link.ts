import type { FromFrame, PressedKey, ToFrame } from '../../preview-frame/messages.ts';

export interface FrameEvents {
  /** called when the loaded page has been painted */
  painted: () => void;
  needsNewFrame: () => void;
  /** called with whether the draft has changes that the frame does not show yet */
  behind: (isBehind: boolean) => void;
  chosen: (section: string) => void;
  page: (path: string) => void;
  pressed: (key: PressedKey) => void;
  leave: () => void;
}

/**
 * Asks main for the page of the newest draft.
 * @param since main's number of the state that the frame shows, so that main can leave out what has not changed
 */
export type PageNow = (since: number | undefined) => Promise<{ html: string; state: number; version: number }>;

/**
 * Minimum time between two requests for a page, in milliseconds: about the time between two key presses of a fast
 * typist. A moved slider changes the draft more often, but the processor also has to draw the slider.
 */
export const PACE_MS = 60;

/**
 * Sends the pages of new versions of the draft to a frame. While main draws a page, and until the frame shows the page,
 * further versions wait. Then only the newest of them is sent.
 */
export class FrameLink {
  private readonly port: MessagePort;
  private readonly pageNow: PageNow;
  private readonly events: FrameEvents;
  /** version of the draft that was sent to the frame last; at first the version that the frame has loaded */
  private sent: number;
  /** main's number for the state of the page that was sent last; at first the number of the loaded page */
  private state: number | undefined;
  private wanted: number;
  /** whether an edit was sent to main after the last request for a page; main answers later with the edit's version */
  private isExpecting = false;
  /** whether a page was asked for that the frame does not show yet */
  private isBusy = false;
  private isClosed = false;
  private askedAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private section: string | null;
  private slide: number | null = null;

  /**
   * @param loaded about the page that the frame has loaded: the version of the draft, main's number for the page's
   *   state, and the section to which the page is scrolled
   */
  constructor(
    port: MessagePort,
    loaded: { version: number; state: number | undefined; section: string | null },
    pageNow: PageNow,
    events: FrameEvents,
  ) {
    this.port = port;
    this.sent = loaded.version;
    this.wanted = loaded.version;
    this.state = loaded.state;
    this.section = loaded.section;
    this.pageNow = pageNow;
    this.events = events;
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => this.receive(data);
  }

  /**
   * Asks for the page of this version, unless the frame shows it already. Also reports whether the frame is behind,
   * because the last report may be about an earlier frame.
   */
  want(version: number): void {
    this.wanted = version;
    this.tellBehind();
    this.sendInTime();
  }

  /** Asks for the page with an edit that was just sent to main, before main has answered with the edit's version. */
  expect(): void {
    this.isExpecting = true;
    this.tellBehind();
    this.sendInTime();
  }

  /** Marks the edited section in the frame, and shows the edited slide. Scrolls to the section if it has changed. */
  show(section: string | null, slide: number | null): void {
    const follow = section !== null && section !== this.section;
    this.section = section;
    this.slide = slide;
    this.tell({ kind: 'section', section, slide, follow });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.port.close();
  }

  private sendInTime(): void {
    if (!this.isBehind || this.isBusy) return;
    clearTimeout(this.timer);
    const pause = this.askedAt + PACE_MS - performance.now();
    if (pause > 0) this.timer = setTimeout(() => void this.send(), pause);
    else void this.send();
  }

  private async send(): Promise<void> {
    this.isBusy = true;
    this.askedAt = performance.now();
    this.isExpecting = false;
    const { wanted } = this;
    const page = await this.pageNow(this.state).catch(() => undefined);
    if (this.isClosed) return;
    // Main could not draw the page. A new frame loads the page again, and shows a notice if main fails again.
    if (!page) return this.events.needsNewFrame();
    this.sent = page.version;
    // The page may be newer than the version that was wanted when the page was requested.
    if (this.wanted === wanted) this.wanted = page.version;
    this.state = page.state;
    this.tell({ kind: 'page', html: page.html });
  }

  private receive(message: FromFrame): void {
    switch (message.kind) {
      case 'exchanged':
        this.isBusy = false;
        this.tell({ kind: 'section', section: this.section, slide: this.slide, follow: false });
        this.tellBehind();
        this.sendInTime();
        return;
      case 'painted':
        return this.events.painted();
      case 'unlike':
        return this.events.needsNewFrame();
      case 'chosen':
        return this.events.chosen(message.section);
      case 'page':
        return this.events.page(message.path);
      case 'key':
        return this.events.pressed(message);
      case 'leave':
        return this.events.leave();
    }
  }

  private get isBehind(): boolean {
    return this.isExpecting || this.sent !== this.wanted;
  }

  private tellBehind(): void {
    this.events.behind(this.isBusy || this.isBehind);
  }

  private tell(message: ToFrame): void {
    this.port.postMessage(message);
  }
}
