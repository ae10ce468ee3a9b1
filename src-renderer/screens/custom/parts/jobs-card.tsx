import { flag, text } from '#shared/domain/site/readers.ts';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { ProseField } from '../../../editor/fields/text-field.tsx';
import { WrittenField } from '../../../editor/sketch/placed-fields.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './cards.module.css';

export function JobsCard() {
  const isSilent = useSite((site) => flag(site.show_jobs_page) && text(site.jobs_description).trim() === '');
  return (
    <SectionCard
      title="Jobs page"
      purpose="A page for people who look for work; its button is ‘Recruiting’ above."
      action={<SwitchField path={['show_jobs_page']} />}
    >
      <Placed field="jobs_description">
        <WrittenField field="jobs_header" />
        <WrittenField field="jobs_subtitle" />
        <div className={classes.full}>
          <ProseField
            path={['jobs_description']}
            minRows={4}
            warning={isSilent && 'Without a description the page says nothing of the work'}
          />
        </div>
      </Placed>
    </SectionCard>
  );
}
