import { FoldCard } from '../../../editor/fold-card.tsx';
import { SvgIconAndText } from '../../../editor/fields/svg-icon-field.tsx';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import classes from '../basic-info.module.css';
import { cards } from '../sections.ts';

export function BadgesCard() {
  return (
    <FoldCard of={cards.badges} purpose="The company’s own badges, in the order of the page. Icons are .svg files.">
      <ListEditor
        path={['custom_badges']}
        classNames={{ row: classes.badge }}
        empty="No badges yet. A guarantee or a certificate earns trust here."
      >
        {drawBadge}
      </ListEditor>
    </FoldCard>
  );
}

const drawBadge = ({ path, name, number }: EditedItem) => (
  <>
    <SvgIconAndText path={[...path, 'icon']} name={name}>
      <TextField path={[...path, 'name']} number={number} />
    </SvgIconAndText>
    <SwitchField path={[...path, 'show']} aria-label={`Show ${name}`} />
  </>
);
