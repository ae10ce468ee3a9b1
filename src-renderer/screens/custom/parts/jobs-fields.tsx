import { flag, text } from '#shared/domain/site/readers.ts';
import { ProseField } from '../../../editor/fields/text-field.tsx';
import { WrittenField } from '../../../editor/sketch/placed-fields.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { useSite } from '../../../state/draft.ts';
import { FullWidth } from '../../../ui/form-grid.tsx';

export function JobsFields() {
  const isSilent = useSite((site) => flag(site.show_jobs_page) && text(site.jobs_description).trim() === '');
  return (
    <Placed field="jobs_description">
      <WrittenField field="jobs_header" />
      <WrittenField field="jobs_subtitle" />
      <FullWidth>
        <ProseField
          path={['jobs_description']}
          minRows={4}
          warning={isSilent && 'Without a description the page says nothing of the work'}
        />
      </FullWidth>
    </Placed>
  );
}
