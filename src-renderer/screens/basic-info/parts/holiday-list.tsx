import { Button, Menu, Text } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { dateToday } from '#shared/domain/date-today.ts';
import { comingHolidays } from '#shared/domain/site/holidays.ts';
import { specialHoursErrors } from '#shared/domain/site/special-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { list as listOf, text } from '#shared/record/readers.ts';
import { addItem } from '#shared/record-catalogue/list-engine.ts';
import { labelAt, labelOfOwner, useBoundField } from '../../../editor/bound-field.ts';
import { DateField } from '../../../editor/fields/date-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { ListButtons } from '../../../editor/list/list-buttons.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import classes from '../basic-info.module.css';
import { dayLabel, nameOfHoliday } from '../model.ts';

const LIST = ['special_hours'];
/** The list of days with special hours, below the hours of the week. */
export function HolidayList() {
  return (
    <div className={classes.holidays}>
      <ListEditor
        path={LIST}
        title={labelAt(LIST)}
        sortable={false}
        nameOf={nameOfHoliday}
        classNames={{ row: classes.holiday }}
        empty="None yet. Days without times are shown as closed, here, to search engines and in the business listing; past ones end by themselves."
        foot={
          <ListButtons add="Add days">
            <ComingHolidays />
          </ListButtons>
        }
      >
        {drawHoliday}
      </ListEditor>
    </div>
  );
}

const drawHoliday = (item: EditedItem) => <HolidayFields {...item} />;

function HolidayFields({ path, index, number }: EditedItem) {
  const error = useSite((site) => specialHoursErrors(site)[index]);
  const first = useBoundField([...path, 'first_day']).value;
  const last = useBoundField([...path, 'last_day']).value || first;
  const from = useBoundField([...path, 'from']).value;
  const isOver = last !== '' && last < dateToday();
  const note = error ?? (isOver ? 'Over: the page shows it no longer.' : from === '' ? 'Closed.' : undefined);
  // An item that was just added has no date yet, which is not shown as an error.
  const isWrong = error !== undefined && first !== '';
  const day = (member: 'first_day' | 'last_day' | 'from' | 'to', type: 'date' | 'time') => (
    <DateField path={[...path, member]} type={type} owner={`holiday ${number}`} invalid={isWrong} />
  );
  return (
    <>
      <TextField
        path={[...path, 'name']}
        aria-label={labelOfOwner([...path, 'name'], `holiday ${number}`)}
        placeholder="Thanksgiving"
      />
      <div className={classes.holidayTimes}>
        {day('first_day', 'date')}
        {day('last_day', 'date')}
        {day('from', 'time')}
        {day('to', 'time')}
      </div>
      {note !== undefined && (
        <Text
          size="xs"
          className={classes.holidayNote}
          c={isWrong ? 'var(--app-danger)' : 'dimmed'}
          role={isWrong ? 'status' : undefined}
        >
          {note}
        </Text>
      )}
    </>
  );
}

/** A menu that adds public holidays of the coming twelve months as days on which the company is closed. */
function ComingHolidays() {
  const country = useSite((site: SiteDocument) => text(site.country));
  const known = useSite((site: SiteDocument) =>
    listOf(site.special_hours)
      .map((item) => text(item.first_day))
      .join(),
  );
  const coming = comingHolidays(country, dateToday()).filter(({ day }) => !known.split(',').includes(day));
  const add = (days: readonly { name: string; day: string }[]) => (): void => {
    const step = crypto.randomUUID();
    for (const { name, day } of days) edit(addItem(currentSite(), LIST, { name, first_day: day }), { step });
  };
  if (coming.length === 0) return null;
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<CalendarPlus size={14} aria-hidden />}>
          Add a public holiday
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={add(coming)}>All {coming.length} of the coming year</Menu.Item>
        <Menu.Divider />
        {coming.map(({ name, day }) => (
          <Menu.Item key={day} rightSection={<Text size="xs">{dayLabel(day)}</Text>} onClick={add([{ name, day }])}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
