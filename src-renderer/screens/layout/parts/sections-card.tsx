import { Button, Text, Title } from '@mantine/core';
import { type SectionKey, modals, otherPages } from '#shared/layout/catalogue.ts';
import { sectionLabels } from '#shared/layout/labels.ts';
import { moveHomeSection, orderedHomeSections } from '#shared/layout/order.ts';
import { hasMix, type SelectAll, selectAll, selectAllVersions } from '#shared/layout/transitions.ts';
import { commonVersion } from '#shared/layout/versions.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { useTransitions } from '../queries.ts';
import { PresetsPanel } from './presets-panel.tsx';
import { HomeSectionRow, SectionRow } from './section-row.tsx';
import classes from './sections-card.module.css';

export function SectionsCard() {
  const order = useSite((site) => orderedHomeSections(site.custom_layout));
  const move = (from: number, to: number): void => void edit(moveHomeSection(currentSite(), from, to));
  return (
    <SectionCard title="Custom Layout" purpose="The home page’s sections in their order, each in a version of its own.">
      <SelectAllBar />
      <Title order={3} className={classes.heading}>
        Home page
      </Title>
      <SortableRows ids={order} name={(place) => sectionLabels[order[place]!]} onMove={move}>
        <ol className={classes.list} aria-label="Home page sections">
          {order.map((section) => (
            <HomeSectionRow key={section} section={section} />
          ))}
        </ol>
      </SortableRows>
      <FixedList title="Other pages" sections={otherPages} />
      <FixedList title="Modals" sections={modals} />
      <PresetsPanel kind="layout" />
    </SectionCard>
  );
}

function SelectAllBar() {
  const common = useSite(commonVersion);
  const { memory, take } = useTransitions();
  const custom = useSite((site) => hasMix(site, memory));
  const select = (choice: SelectAll): void => take((site, known) => selectAll(site, choice, known));
  return (
    <div className={classes.selectAll} role="group" aria-label="Select all">
      <Text size="sm" fw={500} mr="xs">
        Select all
      </Text>
      {selectAllVersions.map((version) => (
        <Button
          key={version}
          size="compact-sm"
          variant={common === version ? 'filled' : 'default'}
          aria-pressed={common === version}
          onClick={() => select(version)}
        >
          {version}
        </Button>
      ))}
      <ReasonButton
        size="compact-sm"
        variant={common === undefined ? 'filled' : 'default'}
        aria-pressed={common === undefined}
        reason={custom ? undefined : 'There is no mix yet: give a section a version of its own first.'}
        onClick={() => select('custom')}
      >
        Custom
      </ReasonButton>
    </div>
  );
}

function FixedList({ title, sections }: { title: string; sections: readonly SectionKey[] }) {
  return (
    <>
      <Title order={3} className={classes.heading}>
        {title}
      </Title>
      <ul className={classes.list} aria-label={title}>
        {sections.map((section) => (
          <SectionRow key={section} section={section} />
        ))}
      </ul>
    </>
  );
}
