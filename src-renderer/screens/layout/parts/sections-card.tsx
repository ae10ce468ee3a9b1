import { Group, Text, Title } from '@mantine/core';
import { modals, selectAllVersions } from '#shared/layout/catalogue.ts';
import { moveHomeSection, orderedHomeSections } from '#shared/layout/order.ts';
import { otherPages, type SectionKey, sectionLabels } from '#shared/layout/sections.ts';
import { hasMix, type SelectAll, selectAll } from '#shared/layout/transitions.ts';
import { commonVersion } from '#shared/layout/versions.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { currentSite, edit, useSite, useSlug } from '../../../state/draft.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { SortableRow } from '../../../ui/rows.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { useTransitions } from '../use-transitions.ts';
import { PresetsPanel } from './presets-panel.tsx';
import { SectionLine } from './section-line.tsx';
import classes from './sections-card.module.css';
import { cards } from '../sections.ts';

const whyLeftOut = {
  empty: 'Not on the page yet: it has nothing to show.',
  repeats:
    'Not on the page: the quote form beside it asks the same. It is shown once it has words of its own, on Custom.',
};

export function SectionsCard() {
  const order = useSite((site) => orderedHomeSections(site.custom_layout));
  const { data: leftOut = [] } = useQuery('preview.sectionsLeftOut', { slug: useSlug() });
  const notes = new Map(leftOut.map(({ section, why }): [SectionKey, string] => [section, whyLeftOut[why]]));
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
            <SortableRow
              key={section}
              id={section}
              name={sectionLabels[section]}
              className={classes.row}
              data-row={section}
            >
              <SectionLine section={section} note={notes.get(section)} />
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
