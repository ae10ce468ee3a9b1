import { Text } from '@mantine/core';
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
import { type AnnouncementIcon, announcementIcons, completeAnnouncement } from '#shared/domain/site/announcement.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';

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

const choices = announcementIcons.map((value) => {
  const { label, Icon } = drawn[value];
  return { value, label, picture: <Icon size={18} aria-hidden /> };
});

/** One of the icons that pages know. */
export function IconPicker() {
  const { value, set } = useBoundField(['announcement', 'icon'], { derive: completeAnnouncement });
  // The record's name may be none of ours.
  const unknown = value !== '' && !announcementIcons.some((icon) => icon === value);
  return (
    <>
      <RadioCards label="Icon" compact choices={choices} value={value} onChoose={set} />
      {unknown && (
        <Text size="xs" c="dimmed" mt={4}>
          The site has an icon named “{value}”, for which the page shows the nearest of these.
        </Text>
      )}
    </>
  );
}
