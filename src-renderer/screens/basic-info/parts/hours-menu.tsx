import { ActionIcon, Menu } from '@mantine/core';
import { Copy, Ellipsis, MoonStar, Sun } from 'lucide-react';
import { ALL_DAY, CLOSED, copyDay, setDay } from '#shared/domain/site/business-hours.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { currentSite, edit } from '../../../state/draft.ts';
import list from '../../../ui/rows.module.css';

const wholeDays = [
  { label: 'Closed', Icon: MoonStar, hours: CLOSED },
  { label: 'Open 24 hours', Icon: Sun, hours: ALL_DAY },
];

const severalDays = [
  { label: 'All other days', days: weekdays.map((_, day) => day) },
  { label: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
];

/** A menu that sets a day to closed or open 24 hours, or copies the day's hours to other days. */
export function HoursMenu({ day, name }: { day: number; name: string }) {
  const copyTo = (days: readonly number[]) => () => void edit(copyDay(currentSite(), day, days));
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon className={list.button} aria-label={`More for ${name}`}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {wholeDays.map(({ label, Icon, hours }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={14} aria-hidden />}
            onClick={() => edit(setDay(currentSite(), day, hours))}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>Copy {name} to</Menu.Label>
        {severalDays.map(({ label, days }) => (
          <Menu.Item key={label} leftSection={<Copy size={14} aria-hidden />} onClick={copyTo(days)}>
            {label}
          </Menu.Item>
        ))}
        {weekdays.map(
          (other, place) =>
            place !== day && (
              <Menu.Item key={other} pl={34} onClick={copyTo([place])}>
                {other}
              </Menu.Item>
            ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
