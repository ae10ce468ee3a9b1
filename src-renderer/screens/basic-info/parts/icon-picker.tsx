import { Input, Text, Tooltip } from '@mantine/core';
import {
  Calendar,
  Check,
  Clock,
  Heart,
  House,
  type LucideIcon,
  Mail,
  MapPin,
  Medal,
  Megaphone,
  MessageSquareText,
  Phone,
  ShieldCheck,
  Snowflake,
  Star,
  Tag,
  TriangleAlert,
  Users,
  Wallet,
  Zap,
} from 'lucide-react';
import { useId } from 'react';
import { type AnnouncementIcon, announcementIcons } from '#shared/domain/site/announcement.ts';
import classes from './icon-picker.module.css';

const drawn: Record<AnnouncementIcon, { label: string; Icon: LucideIcon }> = {
  megaphone: { label: 'Megaphone', Icon: Megaphone },
  warning: { label: 'Warning', Icon: TriangleAlert },
  bolt: { label: 'Lightning', Icon: Zap },
  snowflake: { label: 'Snowflake', Icon: Snowflake },
  tag: { label: 'Price tag', Icon: Tag },
  calendar: { label: 'Calendar', Icon: Calendar },
  clock: { label: 'Clock', Icon: Clock },
  phone: { label: 'Telephone', Icon: Phone },
  mail: { label: 'Letter', Icon: Mail },
  message: { label: 'Message', Icon: MessageSquareText },
  star: { label: 'Star', Icon: Star },
  heart: { label: 'Heart', Icon: Heart },
  home: { label: 'House', Icon: House },
  shield: { label: 'Shield', Icon: ShieldCheck },
  check: { label: 'Check mark', Icon: Check },
  users: { label: 'People', Icon: Users },
  medal: { label: 'Medal', Icon: Medal },
  wallet: { label: 'Wallet', Icon: Wallet },
  pin: { label: 'Map pin', Icon: MapPin },
};

interface IconPickerProps {
  /** the record's name, which may be none of ours */
  value: string;
  onChange: (icon: AnnouncementIcon) => void;
}

/** One of the icons that pages know: a group of radio buttons, moved through with the arrow keys. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const name = useId();
  const unknown = value !== '' && !announcementIcons.some((icon) => icon === value);
  return (
    <fieldset className={classes.picker}>
      <Input.Label component="legend" className={classes.legend}>
        Icon
      </Input.Label>
      <div className={classes.icons}>
        {announcementIcons.map((icon) => {
          const { label, Icon } = drawn[icon];
          return (
            <Tooltip key={icon} label={label}>
              <label className={classes.icon}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  checked={icon === value}
                  onChange={() => onChange(icon)}
                />
                <Icon size={18} aria-hidden />
              </label>
            </Tooltip>
          );
        })}
      </div>
      {unknown && (
        <Text size="xs" c="dimmed" mt={4}>
          The site has an icon named “{value}”, for which the page shows the nearest of these.
        </Text>
      )}
    </fieldset>
  );
}
