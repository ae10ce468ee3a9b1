import { ActionIcon, Group, NativeSelect, Popover, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type SectionVersion, sectionVersions } from '#shared/layout/catalogue.ts';
import { type SectionKey, sectionLabels } from '#shared/layout/sections.ts';
import { picturedAs } from '#shared/layout/pictured.ts';
import { setSectionVersion } from '#shared/layout/transitions.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { sectionVersion, usualVersion } from '#shared/layout/versions.ts';
import { ofSection } from '../../../editor/preview-section.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import rows from '../../../ui/rows.module.css';
import { SectionThumb } from '../thumbs/thumbs.tsx';
import classes from './sections-card.module.css';

const named = sectionVersions.map((value) => ({
  value,
  ...(value === 'none' ? { label: 'None', hint: 'Hidden' } : versionRow(value)),
}));
const options = named.map(({ value, label, hint }) => ({ value, label: `${label} · ${hint}` }));

interface SectionLineProps {
  section: SectionKey;
  /** why the page leaves the section out, although the section is not hidden */
  note?: string | undefined;
}

/** Row for a section: its picture or icon, its version, and a button that shows or hides the section. */
export function SectionLine({ section, note }: SectionLineProps) {
  const version = useSite((site) => sectionVersion(site, section));
  const label = sectionLabels[section];
  const hidden = version === 'none';
  const choose = (chosen: SectionVersion): void => void edit(setSectionVersion(currentSite(), section, chosen));
  const toggle = hidden ? `Show ${label}` : `Hide ${label}`;
  return (
    <Group gap="sm" wrap="nowrap" flex={1} miw={0} {...ofSection(section)}>
      {picturedAs(section) ? (
        <Pictures section={section} version={version} onChoose={choose} />
      ) : (
        <span className={classes.icon}>
          <SectionThumb section={section} version={version} />
        </span>
      )}
      <Stack gap={4} flex={1} miw={0}>
        <Text size="sm" fw={500} {...(hidden && { c: 'dimmed', td: 'line-through' })}>
          {label}
        </Text>
        <NativeSelect
          maw={210}
          size="sm"
          aria-label={`Version of ${label}`}
          data={options}
          value={version}
          onChange={(event) => choose(event.currentTarget.value as SectionVersion)}
        />
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </Stack>
      <Tooltip label={toggle}>
        <ActionIcon
          className={rows.button}
          aria-label={toggle}
          onClick={() => choose(hidden ? usualVersion(currentSite()) : 'none')}
        >
          {hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

interface PicturesProps {
  section: SectionKey;
  version: SectionVersion;
  onChoose: (version: SectionVersion) => void;
}

/** The section's picture. Pressing it shows the section in every version, to choose from. */
function Pictures({ section, version, onChoose }: PicturesProps) {
  const [opened, setOpened] = useState(false);
  const name = `Pictures of ${sectionLabels[section]}`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={560} radius="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.thumb} aria-label={name} onClick={() => setOpened(!opened)}>
          <SectionThumb section={section} version={version} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <RadioCards
          label={`${sectionLabels[section]} in each version`}
          large
          choices={named.map(({ value, label, hint }) => ({
            value,
            label,
            hint,
            picture: <SectionThumb section={section} version={value} />,
          }))}
          value={version}
          careful
          onChoose={onChoose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
