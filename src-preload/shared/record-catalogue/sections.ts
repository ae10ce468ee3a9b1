import type { HomeSection, ShownIn } from './home-sections.ts';
import type { Path } from '../record/operation.ts';
import { rowAt, topLevelFields, topLevelRow } from './lookup.ts';
import type { Row } from './row.ts';

/** Returns the section of the published page that shows the value at the path; undefined if no section does. */
export function sectionAt(path: Path): ShownIn | undefined {
  for (let length = path.length; length > 0; length--) {
    const section = rowAt(path.slice(0, length))?.section;
    if (section !== undefined) return section;
  }
  return undefined;
}

/** For each section, the path of the field to which a click on the section leads. */
export const firstFields: ReadonlyMap<HomeSection, Path> = new Map(
  topLevelFields.flatMap((field) => firstWithin([field], topLevelRow(field))),
);

function firstWithin(path: Path, row: Row | undefined): [HomeSection, Path][] {
  const own = (row?.firstOf ?? []).map((section): [HomeSection, Path] => [section, path]);
  const members = row?.kind === 'object' ? Object.entries<Row>({ ...row.members }) : [];
  return [...own, ...members.flatMap(([member, inner]) => firstWithin([...path, member], inner))];
}
