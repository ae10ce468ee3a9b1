import { ActionIcon, Group, NativeSelect, Text, Title, Tooltip } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { modals, type SectionVersion, sectionVersions, selectAllVersions } from '#shared/layout/catalogue.ts';
import { moveHomeSection, orderedHomeSections } from '#shared/layout/order.ts';
import { otherPages, type SectionKey, sectionLabels } from '#shared/layout/sections.ts';
import { hasMix, type SelectAll, selectAll, setSectionVersion } from '#shared/layout/transitions.ts';
import { commonVersion, sectionVersion, usualVersion } from '#shared/layout/versions.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { ofSection } from '../../../editor/preview-section.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import rows from '../../../ui/rows.module.css';
import { SortableRow } from '../../../ui/rows.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { useTransitions } from '../use-transitions.ts';
import { SectionThumb } from '../thumbs/thumbs.tsx';
import { PresetsPanel } from './presets-panel.tsx';
import classes from './sections-card.module.css';
import { cards } from '../sections.ts';

export function SectionsCard() {
  const order = useSite((site) => orderedHomeSections(site.custom_layout));
  const move = (from: number, to: number): void => void edit(moveHomeSection(currentSite(), from, to));
  return (
    <FoldCard
      of={cards.layout}
      summary={(site) =>
        orderedHomeSections(site.custom_layout)
          .map((section) => sectionLabels[section])
          .join(' · ')
      }
      purpose="The home page’s sections in their order, each in a version of its own."
    >
      <SelectAllBar />
      <Heading>Home page</Heading>
      <SortableRows ids={order} name={(place) => sectionLabels[order[place]!]} onMove={move}>
        <ol className={classes.list} aria-label="Home page sections">
          {order.map((section) => (
            <SortableRow key={section} id={section} name={sectionLabels[section]} className={classes.row}>
              <SectionLine section={section} />
            </SortableRow>
          ))}
        </ol>
      </SortableRows>
      <FixedList title="Other pages" sections={otherPages} />
      <FixedList title="Modals" sections={modals} />
      <PresetsPanel kind="layout" />
    </FoldCard>
  );
}

function SelectAllBar() {
  const common = useSite(commonVersion);
  const { memory, take } = useTransitions();
  const custom = useSite((site) => hasMix(site, memory));
  const choices = [...selectAllVersions, 'custom'] as const satisfies readonly SelectAll[];
  return (
    <Group gap={4} role="group" aria-label="Select all">
      <Text size="sm" fw={500} mr="xs">
        Select all
      </Text>
      {choices.map((choice) => {
        const isChosen = common === (choice === 'custom' ? undefined : choice);
        return (
          <ReasonButton
            key={choice}
            size="compact-sm"
            variant={isChosen ? 'filled' : 'default'}
            aria-pressed={isChosen}
            reason={
              choice === 'custom' && !custom
                ? 'There is no mix yet: give a section a version of its own first.'
                : undefined
            }
            onClick={() => take((site, known) => selectAll(site, choice, known))}
          >
            {choice === 'custom' ? 'Custom' : choice}
          </ReasonButton>
        );
      })}
    </Group>
  );
}

function FixedList({ title, sections }: { title: string; sections: readonly SectionKey[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={classes.list} aria-label={title}>
        {sections.map((section) => (
          <li key={section} className={classes.row}>
            <SectionLine section={section} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Title order={3} mt={20} mb="xs">
    {children}
  </Title>
);

/** A section: its picture, its version, and whether it is shown. */
function SectionLine({ section }: { section: SectionKey }) {
  const version = useSite((site) => sectionVersion(site, section));
  const label = sectionLabels[section];
  const hidden = version === 'none';
  const choose = (chosen: SectionVersion): void => void edit(setSectionVersion(currentSite(), section, chosen));
  const toggle = hidden ? `Show ${label}` : `Hide ${label}`;
  return (
    <Group gap="xs" wrap="nowrap" flex={1} miw={0} mih={36} {...ofSection(section)}>
      <span className={classes.thumb}>
        <SectionThumb section={section} version={version} />
      </span>
      <Text size="sm" flex={1} miw={0} {...(hidden && { c: 'dimmed', td: 'line-through' })}>
        {label}
      </Text>
      <NativeSelect
        flex="none"
        w={88}
        aria-label={`Version of ${label}`}
        data={sectionVersions}
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
    </Group>
  );
}
