import type { ComponentType } from 'react';
import { Screen } from '../ui/screen.tsx';
import { CardColumns } from './card-columns.tsx';
import { type IndexedSection, SectionAnchor, SectionIndex } from './section-index.tsx';

/** A section of a screen, with the card that draws it. */
export interface DrawnSection extends IndexedSection {
  component: ComponentType;
}

interface SectionScreenProps {
  title: string;
  sections: readonly DrawnSection[];
  /** ID of the section with which the second column begins, if there is room for two; by default there is one column */
  second?: string;
  searchable?: boolean;
}

/** A screen of cards with their index. */
export function SectionScreen({ title, sections, second, searchable = false }: SectionScreenProps) {
  const found = sections.findIndex(({ id }) => id === second);
  const split = found < 0 ? sections.length : found;
  const drawn = sections.map(({ id, component: Card }) => (
    <SectionAnchor key={id} id={id}>
      <Card />
    </SectionAnchor>
  ));
  return (
    <SectionIndex sections={sections} searchable={searchable}>
      <Screen title={title} wide>
        <CardColumns first={drawn.slice(0, split)} second={drawn.slice(split)} />
      </Screen>
    </SectionIndex>
  );
}
