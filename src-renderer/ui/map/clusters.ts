import Supercluster from 'supercluster';
import { albers, isOnMap, WORLD } from './albers.ts';
import { MOST_SCALE, type Rect } from './view.ts';
import type { Entry } from '#shared/domain/map/entries.ts';

/** One marker of the map: an entry, or a group of entries too close to tell apart. */
export interface Marker {
  x: number;
  y: number;
  texts: number;
  pros: number;
  /** set if the marker is a single entry; otherwise `group` is set */
  entry?: Entry;
  group?: Group;
}

interface Sum {
  texts: number;
  pros: number;
}
interface Props extends Sum {
  entry: Entry;
}
type Feature = Parameters<Supercluster<Props, Sum>['load']>[0][number];

/** distance in pixels within which entries form a group */
const CLUSTER_RADIUS = 44;
/** side of the square that the index covers, in units of the plane */
const INDEX_SIDE = 4096;
/** side of a tile of the index, in pixels */
const TILE = 512;
const levelOf = (scale: number): number => Math.max(0, Math.round(Math.log2((scale * INDEX_SIDE) / TILE)));
const [left, top] = [WORLD.x + WORLD.width / 2 - INDEX_SIDE / 2, WORLD.y + WORLD.height / 2 - INDEX_SIDE / 2];

/**
 * Supercluster expects degrees and projects them to the Web Mercator square. These functions convert between the plane
 * and such degrees, so that distances in the plane are kept.
 */
const toLongitude = (x: number): number => ((x - left) / INDEX_SIDE) * 360 - 180;
const toLatitude = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y - top)) / INDEX_SIDE))) * 180) / Math.PI;
const fromLongitude = (longitude: number): number => ((longitude + 180) / 360) * INDEX_SIDE + left;
const fromLatitude = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * INDEX_SIDE + top;
};

/** Returns the point of an entry on the plane; undefined if the entry's place is unknown or outside of the map. */
export function pointOf({ latitude, longitude }: Entry): [number, number] | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = albers([longitude, latitude]);
  return point && isOnMap(point) ? point : undefined;
}

/** A group’s ID, and the level of detail to which the group belongs. */
export interface Group {
  level: number;
  id: number;
}

/**
 * Groups entries that would overlap. A level of detail is prepared when it is first shown, because preparing all levels
 * takes long.
 */
export class ClusterIndex {
  private readonly features: Feature[];
  private readonly levels = new Map<number, Supercluster<Props, Sum>>();

  constructor(entries: readonly Entry[]) {
    this.features = entries.flatMap((entry) => {
      const point = pointOf(entry);
      if (!point) return [];
      const coordinates = [toLongitude(point[0]), toLatitude(point[1])];
      const properties = { entry, texts: entry.kind === 'text' ? 1 : 0, pros: entry.kind === 'pro' ? 1 : 0 };
      return [{ type: 'Feature' as const, geometry: { type: 'Point' as const, coordinates }, properties }];
    });
  }

  /** number of entries on the map */
  get count(): number {
    return this.features.length;
  }

  /** Returns the markers in a part of the plane. @param scale pixels per unit */
  markers({ x, y, width, height }: Rect, scale: number): Marker[] {
    const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
    const box: [number, number, number, number] = [
      clamp(toLongitude(x), 180),
      clamp(toLatitude(y + height), 85),
      clamp(toLongitude(x + width), 180),
      clamp(toLatitude(y), 85),
    ];
    const level = levelOf(scale);
    return this.at(level)
      .getClusters(box, level)
      .map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const { texts, pros } = properties;
        const at = { x: fromLongitude(longitude), y: fromLatitude(latitude), texts, pros };
        return 'cluster' in properties
          ? { ...at, group: { level, id: properties.cluster_id } }
          : { ...at, entry: (properties as Props).entry };
      });
  }

  /** Returns a scale at which a group is likely to split; undefined if this scale would exceed MOST_SCALE. */
  scaleOf(group: Group): number | undefined {
    const points = this.entriesOf(group, Infinity).flatMap((entry) => {
      const point = pointOf(entry);
      return point ? [point] : [];
    });
    const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
    const widest = Math.max(extent(points.map(([x]) => x)), extent(points.map(([, y]) => y)));
    const scale = (2 * CLUSTER_RADIUS) / widest;
    return scale > MOST_SCALE ? undefined : scale;
  }

  entriesOf({ level, id }: Group, most: number): Entry[] {
    return this.at(level)
      .getLeaves(id, most)
      .map(({ properties }) => properties.entry);
  }

  private at(level: number): Supercluster<Props, Sum> {
    const known = this.levels.get(level);
    if (known) return known;
    const made = new Supercluster<Props, Sum>({
      radius: CLUSTER_RADIUS,
      extent: TILE,
      minZoom: level,
      maxZoom: level,
      map: ({ texts, pros }) => ({ texts, pros }),
      reduce(sum, { texts, pros }) {
        sum.texts += texts;
        sum.pros += pros;
      },
    });
    made.load(this.features);
    this.levels.set(level, made);
    return made;
  }
}
