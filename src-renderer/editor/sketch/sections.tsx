import type { ComponentType, ReactNode } from 'react';
import { SectionCard } from '../../ui/section-card.tsx';
import { labelAt } from '../bound-field.ts';
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
}

/** A section of texts alone. */
export function textsSection({ id, title, purpose, fields, lead, tiled }: Texts): DrawnSection {
  const TextsCard = () => (
    <SectionCard title={title} purpose={purpose}>
      <div className={tiled ? classes.tiles : classes.rows}>
        {lead}
        <PlacedFields fields={fields} />
      </div>
    </SectionCard>
  );
  return section(id, title, TextsCard, ...fields);
}
