import { type SectionKey, type SectionVersion, sectionVersions } from '#shared/layout/catalogue.ts';
import { picturedSections } from '#shared/layout/pictured.ts';
import { type Box, Boxes, Drawing, type Tone } from './shapes.tsx';
import classes from './section-thumb.module.css';

/** How a version sets things: side, corners, ground, and what stands out. */
interface Look {
  centred: boolean;
  radius: number;
  ground: Tone;
  ink: Tone;
  tile: Tone;
  /** pictures on the right of their text */
  mirrored: boolean;
}

const plain: Look = { centred: false, radius: 1, ground: 'paper', ink: 'ink', tile: 'wash', mirrored: false };
const looks: Readonly<Record<Exclude<SectionVersion, 'none'>, Look>> = {
  v1: { ...plain, centred: true, radius: 0, ground: 'light' },
  v2: { ...plain, mirrored: true },
  'v2.1': { ...plain, radius: 1.5 },
  'v2.2': { ...plain, centred: true, radius: 3, ground: 'light', tile: 'line' },
  'v2.3': { ...plain, mirrored: true, radius: 3, ground: 'deep', ink: 'light', tile: 'photo' },
  v3: { ...plain, centred: true, radius: 0, ground: 'deep', ink: 'light', tile: 'photo' },
  v4: { ...plain, radius: 3, ground: 'wash', ink: 'deep', tile: 'paper' },
};

type Kind = 'bar' | 'hero' | 'split' | 'grid' | 'tiles' | 'list' | 'quotes' | 'dialog' | 'button';

/** Sections and pages without a picture. */
const kinds: Readonly<Partial<Record<SectionKey, Kind>>> = {
  'launch-site-banner': 'bar',
  navigation: 'bar',
  header: 'bar',
  'text-us-button': 'button',
  'services-page': 'tiles',
  'gallery-page': 'grid',
  'reviews-page': 'quotes',
  'jobs-page': 'split',
  'team-page': 'tiles',
  'custom-page': 'hero',
  'blog-page': 'list',
  'modals/text_us': 'dialog',
  'modals/text_thank_you': 'dialog',
  'modals/leave_a_review': 'dialog',
};

const WIDTH = 48;

/** Boxes of a kind of section on a ground of 48 × 30. */
function boxesOf(kind: Kind, { centred, radius, ink, tile, mirrored, ground }: Look): Box[] {
  const from = (width: number) => (centred ? (WIDTH - width) / 2 : 4);
  const heading: Box = [from(20), 4, 20, 3, ink];
  const several = (count: number, y: number, height: number, tone = tile): Box[] => {
    const width = (40 - (count - 1) * 2) / count;
    return Array.from({ length: count }, (_, at): Box => [4 + at * (width + 2), y, width, height, tone, radius]);
  };
  switch (kind) {
    case 'bar':
      return [
        [0, 9, WIDTH, 12, ground === 'paper' ? 'wash' : 'deep', 0],
        [from(12), 13, 12, 4, ground === 'paper' ? ink : 'light'],
        [36, 12.5, 8, 5, 'accent', radius],
      ];
    case 'hero':
      return [
        [0, 0, WIDTH, 30, mirrored ? ground : 'deep', 0],
        ...(mirrored ? [[26, 4, 18, 22, 'photo', radius] as const] : []),
        [from(22), 8, 20, 4, mirrored ? ink : 'light'],
        [from(16), 14, 16, 2, 'photo'],
        [from(12), 19, 12, 5, 'accent', radius],
      ];
    case 'split':
      return [
        [mirrored ? 26 : 4, 5, 18, 20, 'photo', radius],
        [mirrored ? 4 : 26, 7, 16, 3, ink],
        ...[12, 15.5, 19].map((y): Box => [mirrored ? 4 : 26, y, 17, 1.6, tile]),
      ];
    case 'grid':
      return [heading, ...several(4, 10, 7, 'photo'), ...several(4, 19, 7, 'photo')];
    case 'tiles':
      return [heading, ...several(3, 10, 16), ...several(3, 10, 8, 'photo')];
    case 'list':
      return [heading, ...[10, 15.5, 21].map((y): Box => [from(40), y, 40, 4, tile, radius])];
    case 'quotes':
      return [
        heading,
        ...several(2, 10, 16),
        [7, 13, 8, 1.6, 'accent'],
        [28, 13, 8, 1.6, 'accent'],
        [7, 17, 12, 1.6, 'ink'],
        [28, 17, 12, 1.6, 'ink'],
      ];
    case 'dialog':
      return [
        [0, 0, WIDTH, 30, 'photo', 0],
        [11, 4, 26, 22, 'paper', radius],
        [15, 8, 14, 2.5, 'ink'],
        [15, 13, 18, 3, 'wash'],
        [15, 19, 9, 4, 'accent', radius],
      ];
    case 'button':
      return [
        [4, 6, 22, 2, tile],
        [4, 11, 16, 2, tile],
        [28, 18, 16, 8, 'accent', Math.max(radius, 2)],
      ];
  }
}

/** A section in a version: a picture of it, else a few boxes; an empty frame for one that is hidden. */
export function SectionThumb({ section, version }: { section: SectionKey; version: SectionVersion }) {
  if (version === 'none') {
    return (
      <Drawing width={WIDTH} height={30}>
        <path d="M0 0L48 30M48 0L0 30" stroke="#cbd3de" strokeWidth="1" />
      </Drawing>
    );
  }
  const kind = kinds[section];
  if (kind === undefined) return <SectionPicture section={section} version={version} />;
  const look = looks[version];
  return (
    <Drawing width={WIDTH} height={30}>
      <Boxes boxes={[[0, 0, WIDTH, 30, look.ground, 0], ...boxesOf(kind, look)]} />
    </Drawing>
  );
}

/** The cell of `sections.webp`, which `scripts/draw-structures.ts` draws: rows are sections, columns versions. */
function SectionPicture({ section, version }: { section: SectionKey; version: Exclude<SectionVersion, 'none'> }) {
  const row = (picturedSections as readonly SectionKey[]).indexOf(section === 'final-cta' ? 'cta' : section);
  const columns = sectionVersions.length - 1;
  const share = (at: number, count: number): string => `${(100 * at) / (count - 1)}%`;
  return (
    <span
      className={classes.picture}
      style={{
        backgroundSize: `${columns * 100}% ${picturedSections.length * 100}%`,
        backgroundPosition: `${share(sectionVersions.indexOf(version), columns)} ${share(row, picturedSections.length)}`,
      }}
    />
  );
}
