import type { ComponentType, ReactNode } from 'react';
import { SectionCard } from '../../ui/section-card.tsx';
import { labelAt } from '../bound-field.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import { GenerateButton } from '../generation/generate-button.tsx';
import { GenerationReview } from '../generation/generation-review.tsx';
import type { GeneratedTexts } from '../generation/texts.ts';
import type { Generation } from '../generation/use-generation.ts';
import type { IndexedField, IndexedSection } from '../section-index.tsx';
import { PlacedFields } from './placed-fields.tsx';
import classes from './sections.module.css';

/** A section of a long screen, with what draws it. */
export interface DrawnSection extends IndexedSection {
  component: ComponentType;
}

interface Heading {
  id: string;
  title: string;
  purpose: ReactNode;
  /** flag that the whole section is about: its switch stands at the right of the heading */
  shows?: string;
}

interface Drawn extends Heading {
  content: ComponentType;
  /** of the record by their names, and controls that stand for another part of it or none */
  fields?: readonly (string | IndexedField)[];
}

/** A section with a content of its own. */
export function section({ content: Content, fields = [], ...heading }: Drawn): DrawnSection {
  const { shows, ...card } = heading;
  const DrawnCard = () => (
    <SectionCard {...card} action={shows !== undefined && <SwitchField path={[shows]} />}>
      <Content />
    </SectionCard>
  );
  return { ...indexed(heading, fields), component: DrawnCard };
}

interface Fields extends Heading {
  fields: readonly string[];
  /** stands above the fields */
  lead?: ReactNode;
  /** in a row, as they are short */
  tiled?: true;
  /** writes those that it has texts for */
  useGenerator?: () => { label: string; name: string; generation: Generation<GeneratedTexts> };
}

/** A section of fields alone, each drawn by what it holds. */
export function fieldsSection({ fields, lead, tiled, useGenerator, ...heading }: Fields): DrawnSection {
  const paths = fields.map((field) => ({ path: [field] }));
  const Rows = ({ children }: { children?: ReactNode }) => (
    <div className={tiled ? classes.tiles : classes.rows}>
      {lead}
      {children}
      <PlacedFields fields={fields} />
    </div>
  );
  if (!useGenerator) return section({ ...heading, fields, content: Rows });
  const GeneratedCard = () => {
    const generator = useGenerator();
    return (
      <SectionCard {...heading} action={<GenerateButton {...generator} />}>
        <Rows>
          <GenerationReview generation={generator.generation} fields={paths} />
        </Rows>
      </SectionCard>
    );
  };
  return { ...indexed(heading, fields), component: GeneratedCard };
}

const indexed = ({ id, title, shows }: Heading, fields: readonly (string | IndexedField)[]): IndexedSection => ({
  id,
  title,
  fields: [...(shows === undefined ? [] : [shows]), ...fields].map((field) =>
    typeof field === 'string' ? { label: labelAt([field]), path: [field] } : field,
  ),
});
