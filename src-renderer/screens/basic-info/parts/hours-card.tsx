import { weekdays } from '#shared/domain/site/business-hours.ts';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import list from '../../../ui/rows.module.css';
import { SectionCard } from '../../../ui/section-card.tsx';
import { HoursRow } from './hours-row.tsx';
import classes from '../basic-info.module.css';

export function HoursCard() {
  return (
    <SectionCard
      {...usePreviewSection('footer')}
      title="Business hours"
      purpose="Type times as 9a, 930, 17:00 or noon. A custom text is shown in place of the times."
    >
      <div className={`${list.head} ${classes.dayHead}`} aria-hidden>
        <span>Day</span>
        <span>From</span>
        <span>To</span>
        <span>Custom text</span>
      </div>
      <ul className={list.list} aria-label="Business hours">
        {weekdays.map((name, day) => (
          <HoursRow key={name} day={day} name={name} />
        ))}
      </ul>
    </SectionCard>
  );
}
