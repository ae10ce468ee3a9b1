import { Space } from '@mantine/core';
import { SvgIconAndText } from '../../../editor/fields/svg-icon-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { reviewSites } from '../model.ts';
import classes from './links-card.module.css';

export function LinksCard() {
  return (
    <SectionCard title="Additional Links" purpose="Where customers can read and leave reviews, each with its button.">
      <FormGrid>
        {reviewSites.map(({ name, link, words }) => (
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
    </SectionCard>
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
