import { ActionIcon, Text, useComputedColorScheme } from '@mantine/core';
import { House, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Entry } from '#shared/domain/map/entries.ts';
import { type ClusterIndex, type Marker, pointOf } from './clusters.ts';
import { type DeleteEntry, EntryDetail } from './entry-detail.tsx';
import classes from './map-canvas.module.css';
import { MapSurface } from './map-surface.ts';
import { paletteOf } from './palette.ts';
import { MarkerTip } from './marker-tip.tsx';
import { toPng } from './picture.ts';

export interface MapHandle {
  /** Returns the view as a PNG; undefined before the map is mounted. Rejects if the browser cannot make the PNG. */
  picture: (caption: string) => Promise<Uint8Array<ArrayBuffer>> | undefined;
}

interface MapCanvasProps {
  index: ClusterIndex;
  /** the entry that the map shows at first, with its facts */
  wanted: Entry | undefined;
  /** text in the upper left corner of the map */
  note: string | undefined;
  onDelete: DeleteEntry | undefined;
  ref: Ref<MapHandle>;
}

/** The marker under the pointer, the point at which the pointer reached the marker, and the map’s width, in pixels. */
interface Hovered {
  marker: Marker;
  x: number;
  y: number;
  box: number;
}

const STEP = 80;
const ZOOM = 1.6;
/** maximum number of pixels that the pointer may move during a click */
const MOST_CLICK_MOVE = 4;
/** scale at which a wanted entry is shown, in pixels per unit */
const ENTRY_SCALE = 20;
/** maximum number of entries that are listed for one place */
const MOST_LISTED = 100;

const help =
  'Arrow keys move the map, plus and minus zoom, 0 shows the beginning again. The list holds the same entries.';

/**
 * The map. Dragging, the wheel, buttons and keys move or zoom the map. A tip describes the marker under the pointer. A
 * click on an entry shows its facts. A click on a group zooms in, or lists the entries if they are too close together.
 */
export function MapCanvas({ index, wanted, note, onDelete, ref }: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<MapSurface>(null);
  const held = useRef<{ x: number; y: number; moved: number }>(null);
  const [hovered, setHovered] = useState<Hovered>();
  const [chosen, setChosen] = useState<{ entries: Entry[]; count: number } | undefined>(
    wanted && { entries: [wanted], count: 1 },
  );
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const map = new MapSurface(element);
    surface.current = map;
    const measure = (): void => map.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const point = wanted && pointOf(wanted);
    if (point) map.center(point[0], point[1], ENTRY_SCALE);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A native listener, because React’s wheel listeners are passive and cannot prevent the page from scrolling.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      map.zoom(Math.exp(-event.deltaY / 400), { x: event.offsetX, y: event.offsetY });
      setHovered(undefined);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
      map.close();
    };
  }, [wanted]);
  useLayoutEffect(() => {
    if (canvas.current) surface.current?.paint(paletteOf(canvas.current));
  }, [scheme, wanted]);
  useLayoutEffect(() => surface.current?.show(index), [index, wanted]);
  const [first] = chosen?.entries ?? [];
  useEffect(() => surface.current?.choose(first && pointOf(first)), [first, wanted]);
  useImperativeHandle(ref, () => ({
    picture(caption) {
      const element = canvas.current;
      const map = surface.current;
      if (!element || !map) return undefined;
      const size = { width: element.clientWidth, height: element.clientHeight };
      return toPng({ index, view: map.view, size, palette: paletteOf(element), caption });
    },
  }));

  function onPointerMove({ nativeEvent: { offsetX: x, offsetY: y }, currentTarget }: PointerEvent): void {
    const box = currentTarget.clientWidth;
    const grip = held.current;
    if (grip) {
      surface.current?.pan(x - grip.x, y - grip.y);
      held.current = { x, y, moved: grip.moved + Math.abs(x - grip.x) + Math.abs(y - grip.y) };
      setHovered(undefined);
      return;
    }
    const marker = surface.current?.markerAt(x, y);
    setHovered((before) => (before?.marker === marker ? before : marker && { marker, x, y, box }));
  }

  function onPointerUp({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent): void {
    const grip = held.current;
    held.current = null;
    if (!grip || grip.moved > MOST_CLICK_MOVE) return;
    choose(surface.current?.markerAt(x, y));
  }

  function choose(marker: Marker | undefined): void {
    setHovered(undefined);
    if (!marker) return setChosen(undefined);
    if (marker.entry) return setChosen({ entries: [marker.entry], count: 1 });
    const { group } = marker;
    if (!group) return;
    const scale = index.scaleOf(group);
    if (scale !== undefined) return surface.current?.center(marker.x, marker.y, scale);
    setChosen({ entries: index.entriesOf(group, MOST_LISTED), count: marker.texts + marker.pros });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const map = surface.current;
    const act = keyAction(event.key);
    if (!map || !act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(map);
    setHovered(undefined);
  }

  return (
    <div className={classes.box}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        tabIndex={0}
        role="application"
        aria-roledescription="map"
        aria-label={`Map of North America with texts and pros. ${help}`}
        data-over={hovered ? 'marker' : undefined}
        onPointerDown={(event) => {
          const { offsetX: x, offsetY: y } = event.nativeEvent;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x, y, moved: 0 };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (held.current = null)}
        onPointerLeave={() => setHovered(undefined)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.legend} aria-hidden>
        <span>
          <i className={classes.textMark} /> Text
        </span>
        <span>
          <i className={classes.proMark} /> Pro
        </span>
      </div>
      <div className={classes.zoomButtons}>
        <ActionIcon aria-label="Zoom in" onClick={() => surface.current?.zoom(ZOOM)}>
          <Plus size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Zoom out" onClick={() => surface.current?.zoom(1 / ZOOM)}>
          <Minus size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Show the beginning again" onClick={() => surface.current?.home()}>
          <House size={16} aria-hidden />
        </ActionIcon>
      </div>
      {note !== undefined && (
        <Text size="sm" className={classes.tip} style={{ top: 12, left: 12 }}>
          {note}
        </Text>
      )}
      {hovered && <MarkerTip {...hovered} />}
      {chosen && (
        <EntryDetail
          {...chosen}
          onDelete={onDelete}
          onChoose={(entry) => setChosen({ entries: [entry], count: 1 })}
          onClose={() => {
            setChosen(undefined);
            canvas.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function keyAction(key: string): ((map: MapSurface) => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (map) => map.pan(STEP, 0);
    case 'ArrowRight':
      return (map) => map.pan(-STEP, 0);
    case 'ArrowUp':
      return (map) => map.pan(0, STEP);
    case 'ArrowDown':
      return (map) => map.pan(0, -STEP);
    case '+':
    case '=':
      return (map) => map.zoom(ZOOM);
    case '-':
      return (map) => map.zoom(1 / ZOOM);
    case '0':
    case 'Home':
      return (map) => map.home();
    default:
      return undefined;
  }
}
