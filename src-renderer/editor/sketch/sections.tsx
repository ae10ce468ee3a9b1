import type { ComponentType, ReactNode } from 'react';
import { SectionCard } from '../../ui/section-card.tsx';
import { labelAt } from '../bound-field.ts';
import { GenerateButton } from '../generation/generate-button.tsx';
import { GenerationReview } from '../generation/generation-review.tsx';
import type { GeneratedTexts } from '../generation/texts.ts';
import type { Generation } from '../generation/use-generation.ts';
import type { IndexedSection } from '../section-index.tsx';
import { PlacedFields } from './placed-fields.tsx';
import classes from './sections.module.css';

/** A section of a long screen, with what draws it. */
export interface DrawnSection extends IndexedSection {
  component: ComponentType;
}

/** @param fields of the record, or labels of controls that stand for none */
export const section = (
  id: string,
  title: string,
  component: ComponentType,
  ...fields: readonly string[]
): DrawnSection => ({ id, title, component, fields: fields.map((field) => labelAt([field])) });

interface Texts {
  id: string;
  title: string;
  purpose: string;
  fields: readonly string[];
  /** stands above the fields */
  lead?: ReactNode;
  /** in a row, as they are short */
  tiled?: true;
  /** writes those that it has texts for */
  useGenerator?: () => { label: string; name: string; generation: Generation<GeneratedTexts> };
}

/** A section of texts alone. */
export function textsSection({ id, title, purpose, fields, lead, tiled, useGenerator }: Texts): DrawnSection {
  const paths = fields.map((field) => ({ path: [field] }));
  const Rows = ({ children }: { children?: ReactNode }) => (
    <div className={tiled ? classes.tiles : classes.rows}>
      {lead}
      {children}
      <PlacedFields fields={fields} />
    </div>
  );
  const TextsCard = () => (
    <SectionCard title={title} purpose={purpose}>
      <Rows />
    </SectionCard>
  );
  if (!useGenerator) return section(id, title, TextsCard, ...fields);
  const GeneratedCard = () => {
    const generator = useGenerator();
    return (
      <SectionCard title={title} purpose={purpose} action={<GenerateButton {...generator} />}>
        <Rows>
          <GenerationReview generation={generator.generation} fields={paths} />
        </Rows>
      </SectionCard>
    );
  };
  return section(id, title, GeneratedCard, ...fields);
}
