import { Space } from '@mantine/core';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { SvgIconAndText } from '../../../editor/fields/svg-icon-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { reviewPortals } from '../model.ts';
import classes from './links-card.module.css';
import { cards } from '../sections.ts';

export function LinksCard() {
  return (
    <FoldCard of={cards.links} purpose="Where customers can read and leave reviews, each with its button.">
      <FormGrid>
        {reviewPortals.map(({ name, link, words }) => (
          <div key={name}>
            <TextField path={[link]} />
            <TextField path={[words]} mt="xs" />
          </div>
        ))}
      </FormGrid>
      <Space h="lg" />
      <ListEditor
        path={['review_links']}
        title="Further review links"
        classNames={{ row: classes.row }}
        question
        empty="No further links. Angi, Houzz and others fit here, each with an .svg icon."
      >
        {drawLink}
      </ListEditor>
    </FoldCard>
  );
}

const drawLink = ({ path, name, number }: EditedItem) => (
  <>
    <SvgIconAndText path={[...path, 'icon']} name={name}>
      <TextField path={[...path, 'title']} number={number} />
    </SvgIconAndText>
    <TextField path={[...path, 'link']} number={number} />
  </>
);
