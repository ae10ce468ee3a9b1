import { Stack } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { KnownField } from '#shared/record-catalogue/site-document.ts';
import { cardSection } from '../../../editor/card-section.ts';
import { RowField } from '../../../editor/fields/row-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { GenerateButton } from '../../../editor/generation/generate-button.tsx';
import { GenerationReview } from '../../../editor/generation/generation-review.tsx';
import type { GeneratedTexts } from '../../../editor/generation/texts.ts';
import type { Generation } from '../../../editor/generation/use-generation.ts';
import { besideField } from '../../../editor/preview-section.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import type { IndexedField } from '../../../editor/section-index.tsx';
import type { DrawnSection } from '../../../editor/section-screen.tsx';
import classes from '../custom.module.css';

interface Heading {
  id: string;
  title: string;
  purpose: ReactNode;
  /** flag that turns on the pages that the section is about; the flag's switch is at the right of the heading */
  shows?: KnownField;
}

interface Drawn extends Heading {
  content: ComponentType;
  /** fields of the record by their names, and other controls by their labels, for the screen's index */
  fields?: readonly (KnownField | IndexedField)[];
}

/** Returns a section whose card shows `content`. */
export function section({ content: Content, fields = [], ...heading }: Drawn): DrawnSection {
  const { shows, purpose } = heading;
  const of = cardOf(heading, fields);
  const DrawnCard = () => (
    <FoldCard of={of} purpose={purpose} action={shows !== undefined && <SwitchField path={[shows]} />}>
      <Content />
    </FoldCard>
  );
  return { ...of, component: DrawnCard };
}

interface Fields extends Heading {
  fields: readonly [KnownField, ...KnownField[]];
  /** shown above the fields */
  lead?: ReactNode;
  /** hook that returns a generator of texts for some of the fields */
  useGenerator?: () => { label: string; name: string; generation: Generation<GeneratedTexts> };
}

/** Returns a section whose card shows the given fields. The row of each field decides which control is drawn. */
export function fieldsSection({ fields, lead, useGenerator, ...heading }: Fields): DrawnSection {
  const paths = fields.map((field) => ({ path: [field] }));
  const Rows = ({ children }: { children?: ReactNode }) => (
    <Stack gap="md">
      {lead}
      {children}
      <div className={classes.fields}>
        {paths.map(({ path }) => (
          <RowField key={path[0]} path={path} />
        ))}
      </div>
    </Stack>
  );
  if (!useGenerator) return section({ ...heading, fields, content: Rows });
  const of = cardOf(heading, fields);
  const GeneratedCard = () => {
    const generator = useGenerator();
    return (
      <FoldCard
        of={of}
        purpose={heading.purpose}
        {...besideField(fields[0])}
        action={<GenerateButton {...generator} />}
      >
        <Rows>
          <GenerationReview generation={generator.generation} fields={paths} />
        </Rows>
      </FoldCard>
    );
  };
  return { ...of, component: GeneratedCard };
}

const cardOf = ({ id, title, shows }: Heading, fields: readonly (KnownField | IndexedField)[]) =>
  cardSection('custom', id, title, [...(shows === undefined ? [] : [shows]), ...fields]);
