import {
  Blend,
  BriefcaseBusiness,
  CircleCheck,
  EyeOff,
  FilePen,
  FileText,
  GalleryHorizontal,
  Images,
  type LucideIcon,
  MessageCircle,
  MessageSquareHeart,
  MessageSquareText,
  Star,
  Users,
  Wrench,
} from 'lucide-react';
import { type SectionVersion, sectionVersions, type VersionId } from '#shared/layout/catalogue.ts';
import { curveOutlines, type HeroCurve } from '#shared/layout/hero-curves.ts';
import { picturedAs, picturedSections } from '#shared/layout/pictured.ts';
import type { SectionKey } from '#shared/layout/sections.ts';
import type { heroSliders } from '#shared/layout/theme.ts';
import classes from './thumbs.module.css';

/** Icons of the sections, pages and modals that have no picture in `sections.webp`. */
const icons: Readonly<Partial<Record<SectionKey, LucideIcon>>> = {
  'text-us-button': MessageCircle,
  'services-page': Wrench,
  'gallery-page': Images,
  'reviews-page': Star,
  'jobs-page': BriefcaseBusiness,
  'team-page': Users,
  'custom-page': FilePen,
  'modals/text_us': MessageSquareText,
  'modals/text_thank_you': CircleCheck,
  'modals/leave_a_review': MessageSquareHeart,
};

/** A page in the given version, as drawn by `scripts/draw-versions.ts`; an icon for vC, which mixes versions. */
export function SiteThumb({ version }: { version: VersionId | 'vC' }) {
  if (version === 'vC') return <IconThumb of="site" icon={Blend} />;
  return <Cell of="site" column={[sectionVersions.indexOf(version), sectionVersions.length - 1]} row={[0, 1]} />;
}

/** A section in the given version, as drawn by `scripts/draw-structures.ts`; an icon if hidden or not drawn. */
export function SectionThumb({ section, version }: { section: SectionKey; version: SectionVersion }) {
  const pictured = picturedAs(section);
  if (version === 'none') return <IconThumb of="section" icon={EyeOff} />;
  if (pictured === undefined) return <IconThumb of="section" icon={icons[section] ?? FileText} />;
  const row = picturedSections.indexOf(pictured);
  return (
    <Cell
      of="section"
      column={[sectionVersions.indexOf(version), sectionVersions.length - 1]}
      row={[row, picturedSections.length]}
    />
  );
}

/** Icon for the transition between the hero's photos. */
export const SliderThumb = ({ type }: { type: (typeof heroSliders)[number] }) => (
  <IconThumb of="hero" icon={type === 'slide' ? GalleryHorizontal : Blend} />
);

/** Drawing of the hero's lower edge. */
export const CurveThumb = ({ type }: { type: HeroCurve }) => (
  <svg className={classes.hero} viewBox="0 0 1440 360" preserveAspectRatio="none" aria-hidden>
    <path d={curveOutlines[type]} transform="translate(0 240)" />
  </svg>
);

type Shape = 'site' | 'section' | 'hero';

function IconThumb({ of, icon: Icon }: { of: Shape; icon: LucideIcon }) {
  return (
    <span className={`${classes.icon} ${classes[of]}`}>
      <Icon size={16} aria-hidden />
    </span>
  );
}

interface CellProps {
  of: Shape;
  column: Place;
  row: Place;
}

type Place = readonly [at: number, count: number];

/** Shows one cell of a picture that is a grid of thumbnails. */
function Cell({ of, column, row }: CellProps) {
  const places = [column, row];
  const style = {
    backgroundSize: places.map(([, count]) => `${count * 100}%`).join(' '),
    backgroundPosition: places.map(([at, count]) => `${(100 * at) / Math.max(1, count - 1)}%`).join(' '),
  };
  return <span className={`${classes.picture} ${classes[of]}`} style={style} />;
}
