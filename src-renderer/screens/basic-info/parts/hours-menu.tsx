import { ActionIcon, Menu } from '@mantine/core';
import { Copy, Ellipsis, MoonStar, Sun } from 'lucide-react';
import { ALL_DAY, CLOSED, copyDay, setDay, weekdays } from '#shared/domain/site/business-hours.ts';
import { currentSite, edit } from '../../../state/draft.ts';
import list from '../../../ui/rows.module.css';

const everyDay = weekdays.map((_, day) => day);
const workingDays = [1, 2, 3, 4, 5];

/** What a whole day can be given at once. */
export function HoursMenu({ day, name }: { day: number; name: string }) {
  const copyTo = (days: readonly number[]) => () => {
    edit(
      copyDay(
        currentSite(),
        day,
        days.filter((other) => other !== day),
      ),
    );
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon className={list.button} aria-label={`More for ${name}`}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<MoonStar size={14} aria-hidden />}
          onClick={() => edit(setDay(currentSite(), day, CLOSED))}
        >
          Closed
        </Menu.Item>
        <Menu.Item
          leftSection={<Sun size={14} aria-hidden />}
          onClick={() => edit(setDay(currentSite(), day, ALL_DAY))}
        >
          Open 24 hours
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Copy {name} to</Menu.Label>
        <Menu.Item leftSection={<Copy size={14} aria-hidden />} onClick={copyTo(everyDay)}>
          All other days
        </Menu.Item>
        <Menu.Item leftSection={<Copy size={14} aria-hidden />} onClick={copyTo(workingDays)}>
          Monday to Friday
        </Menu.Item>
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
