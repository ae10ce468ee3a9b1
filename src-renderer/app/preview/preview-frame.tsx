import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadedPage } from '../../preview-frame/messages.ts';
import { sentEdits } from '../../state/draft-store.ts';
import { FrameLink, type FrameEvents, type PageNow } from './frame-link.ts';
import { previewUrl } from './preview-url.ts';
import classes from './preview.module.css';

interface PreviewFrameProps {
  slug: string;
  /** path of the page from the site's root */
  page: string;
  /** current version of the draft */
  version: number;
  /** section that is edited */
  section: string | null;
  /** index of the section's slide that is edited */
  slide: number | null;
  isFront: boolean;
  isPainted: boolean;
  style: CSSProperties;
  pageNow: PageNow;
  /** event handlers; handlers that are passed after the page has loaded are not used */
  events: FrameEvents;
}

/** A frame that loads a page of the draft once. Later changes of the draft are sent to the loaded page. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { slug, page, version, section, slide, isFront, isPainted, style, pageNow, events } = props;
  const [loaded] = useState({ version, section });
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(null);

  const connect = useEffectEvent(({ source, data, ports: [port] }: MessageEvent<LoadedPage>): void => {
    if (!port || source !== frame.current?.contentWindow) return;
    link.current?.close();
    link.current = new FrameLink(port, { ...loaded, state: data.state }, pageNow, events);
    link.current.show(section, slide);
    link.current.want(version);
  });
  useEffect(() => {
    const listener = (message: MessageEvent<LoadedPage>): void => connect(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => link.current?.want(version), [version]);
  useEffect(() => link.current?.show(section, slide), [section, slide]);
  useEffect(() => () => link.current?.close(), []);
  useEffect(
    () =>
      sentEdits.subscribe((sent) => {
        if (sent.slug === slug) link.current?.expect();
      }),
    [slug],
  );

  return (
    <iframe
      ref={frame}
      title={isFront ? 'Preview of the page' : 'Next preview'}
      className={classes.frame}
      data-front={isFront || undefined}
      data-loading={!isPainted || undefined}
      aria-hidden={isFront ? undefined : true}
      tabIndex={isFront ? 0 : -1}
      sandbox="allow-scripts"
      src={previewUrl(slug, page, { draft: loaded.version }, loaded.section)}
      style={style}
    />
  );
}
