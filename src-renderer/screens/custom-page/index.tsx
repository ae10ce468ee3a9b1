import { FoldCard } from '../../editor/fold-card.tsx';
import { FlagChoiceField } from '../../editor/fields/flag-choice-field.tsx';
import { TextField } from '../../editor/fields/text-field.tsx';
import { MissingPageNote, usePreviewSitePage } from '../../editor/missing-page-note.tsx';
import { PictureField } from '../../editor/photos/picture-field.tsx';
import { FormGrid, FullWidth } from '../../ui/form-grid.tsx';
import { Screen } from '../../ui/screen.tsx';
import { buttons, versionWhenShown } from './model.ts';
import { cards } from './sections.ts';

export default function CustomPageScreen() {
  usePreviewSitePage('custom');
  return (
    <Screen title="Custom Page">
      <FoldCard of={cards.page} purpose="One more page, for what no other tells: financing, a membership, a project.">
        <FormGrid>
          <FlagChoiceField
            path={['custom_page']}
            derive={versionWhenShown}
            yes={{ label: 'Yes' }}
            no={{ label: 'No' }}
          />
          <TextField path={['custom_page_tab_name']} />
        </FormGrid>
        <MissingPageNote page="custom" />
      </FoldCard>
      <FoldCard of={cards.content} purpose="From the top of the page to its end.">
        <FormGrid>
          <TextField path={['custom_page_header']} />
          <TextField path={['custom_page_subheader']} />
          <FullWidth>
            <TextField path={['custom_page_body']} />
          </FullWidth>
          <FullWidth>
            <PictureField path={['custom_page_photo']} crop={['wide', 'square', 'free']} />
          </FullWidth>
        </FormGrid>
      </FoldCard>
      <FoldCard of={cards.buttons} purpose="Below the body; a button without text or link is left out.">
        <FormGrid>
          {buttons.map(({ text, link }) => (
            <div key={text}>
              <TextField path={[text]} />
              <TextField path={[link]} placeholder="https://, tel:, or a page such as /services/" mt="sm" />
            </div>
          ))}
        </FormGrid>
      </FoldCard>
    </Screen>
  );
}
