import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { type HomeSection, type SectionKey, type SectionVersion, sectionVersions } from '#shared/layout/catalogue.ts';
import { sectionLabels } from '#shared/layout/labels.ts';
import { setSectionVersion } from '#shared/layout/transitions.ts';
import { sectionVersion, usualVersion } from '#shared/layout/versions.ts';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import rows from '../../../ui/rows.module.css';
import { SortableRow } from '../../../ui/rows.tsx';
import { SectionThumb } from '../thumbs/section-thumb.tsx';
import classes from './sections-card.module.css';

const options = sectionVersions.map((version) => ({ value: version, label: version }));

/** A section of the home page, which can be moved by its handle. */
export function HomeSectionRow({ section }: { section: HomeSection }) {
  return (
    <SortableRow id={section} name={sectionLabels[section]} className={classes.row}>
      <Row section={section} />
    </SortableRow>
  );
}

export function SectionRow({ section }: { section: SectionKey }) {
  return (
    <li className={classes.row}>
      <Row section={section} />
    </li>
  );
}

function Row({ section }: { section: SectionKey }) {
  const version = useSite((site) => sectionVersion(site, section));
  const label = sectionLabels[section];
  const hidden = version === 'none';
  const choose = (chosen: SectionVersion): void => void edit(setSectionVersion(currentSite(), section, chosen));
  const toggle = hidden ? `Show ${label}` : `Hide ${label}`;
  return (
    <div className={classes.content} data-hidden={hidden || undefined} {...usePreviewSection(section)}>
      <span className={classes.thumb}>
        <SectionThumb section={section} version={version} />
      </span>
      <span className={classes.name}>{label}</span>
      <NativeSelect
        className={classes.version}
        aria-label={`Version of ${label}`}
        data={options}
        value={version}
        onChange={(event) => choose(event.currentTarget.value as SectionVersion)}
      />
      <Tooltip label={toggle}>
        <ActionIcon
          className={rows.button}
          aria-label={toggle}
          onClick={() => choose(hidden ? usualVersion(currentSite()) : 'none')}
        >
          {hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
