import type { SiteVersion } from '#shared/layout/catalogue.ts';
import { picturedVersions } from '#shared/layout/pictured.ts';
import { type Box, Boxes, Drawing } from './shapes.tsx';
import classes from './section-thumb.module.css';

/** A site of sections in several versions. */
const mix: readonly Box[] = [
  [4, 4, 88, 6, 'wash'],
  [4, 13, 88, 16, 'deep'],
  [4, 32, 88, 10, 'accent'],
  [4, 45, 42, 15, 'photo'],
  [50, 45, 42, 15, 'wash'],
  ...[6, 19.5, 35.5, 51].flatMap((y): Box[] => [
    [7, y, 1.4, 1.4, 'line'],
    [9.6, y, 1.4, 1.4, 'line'],
  ]),
  [14, 17, 30, 3, 'light'],
  [14, 22, 20, 2, 'photo'],
];

/** What a site of a version looks like: its cell of `versions.webp`, which `scripts/draw-versions.ts` draws. */
export function SiteThumb({ version }: { version: SiteVersion }) {
  if (version === 'vC') {
    return (
      <Drawing width={96} height={64}>
        <Boxes boxes={mix} />
      </Drawing>
    );
  }
  const last = picturedVersions.length - 1;
  return (
    <span
      className={classes.site}
      style={{
        backgroundSize: `${picturedVersions.length * 100}% 100%`,
        backgroundPosition: `${(100 * picturedVersions.indexOf(version)) / last}% 0`,
      }}
    />
  );
}
