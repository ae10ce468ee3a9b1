import type { WebFrameMain } from 'electron';
import type { Frame } from 'playwright';
import { runtime } from './runtime.ts';
import { loudEmitter } from './unsupported.ts';
import { originOf, toCustom } from './url-map.ts';

const frames = new WeakMap<Frame, HostWebFrame>();
let lastRoutingId = 0;

/**
 * A frame as IPC handlers get it. For the same frame, `of` returns the same object again, so that handlers can compare
 * the object with `mainFrame`. `of` makes a new object only if the frame now claims an opaque origin and did not in the
 * last call of `of`, or the reverse. A call without `claimedOrigin` claims no opaque origin.
 */
export class HostWebFrame
  extends loudEmitter('webFrameMain')
  implements
    Pick<
      WebFrameMain,
      | 'url'
      | 'origin'
      | 'name'
      | 'routingId'
      | 'processId'
      | 'frameTreeNodeId'
      | 'detached'
      | 'isDestroyed'
      | 'executeJavaScript'
    >
{
  readonly #frame: Frame;
  readonly #opaque: boolean;
  readonly routingId = ++lastRoutingId;
  readonly frameTreeNodeId = this.routingId;
  readonly processId = 1;

  constructor(frame: Frame, opaque: boolean) {
    super();
    this.#frame = frame;
    this.#opaque = opaque;
  }

  /** @param claimedOrigin the origin that the frame itself claims; only the claim of an opaque origin is believed */
  static of(frame: Frame, claimedOrigin?: string): HostWebFrame {
    const opaque = claimedOrigin === 'null';
    const known = frames.get(frame);
    if (known && known.#opaque === opaque) return known;
    const made = new HostWebFrame(frame, opaque);
    frames.set(frame, made);
    return made;
  }

  get url(): string {
    return toCustom(this.#frame.url(), runtime.schemes);
  }
  get origin(): string {
    return this.#opaque ? 'null' : originOf(this.#frame.url(), runtime.schemes);
  }
  get name(): string {
    return this.#frame.name();
  }
  get parent(): HostWebFrame | null {
    const parent = this.#frame.parentFrame();
    return parent && HostWebFrame.of(parent);
  }
  get top(): HostWebFrame {
    return HostWebFrame.of(this.#frame.page().mainFrame());
  }
  get frames(): HostWebFrame[] {
    return this.#frame.childFrames().map((frame) => HostWebFrame.of(frame));
  }
  get detached(): boolean {
    return this.#frame.isDetached();
  }
  isDestroyed(): boolean {
    return this.#frame.isDetached();
  }
  executeJavaScript(code: string): Promise<unknown> {
    return this.#frame.evaluate(code);
  }
}
