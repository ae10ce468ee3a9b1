import {
  Calendar,
  Check,
  Clock,
  Heart,
  House,
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
import { CardsField } from '../../../editor/fields/cards-field.tsx';

/** Icons that a page can show beside its announcement. `value` is the name of the icon in the record. */
export const icons = [
  { value: 'megaphone', label: 'Megaphone', Icon: Megaphone },
  { value: 'warning', label: 'Warning', Icon: TriangleAlert },
  { value: 'bolt', label: 'Lightning', Icon: Zap },
  { value: 'snowflake', label: 'Snowflake', Icon: Snowflake },
  { value: 'tag', label: 'Price tag', Icon: Tag },
  { value: 'calendar', label: 'Calendar', Icon: Calendar },
  { value: 'clock', label: 'Clock', Icon: Clock },
  { value: 'phone', label: 'Telephone', Icon: Phone },
  { value: 'mail', label: 'Letter', Icon: Mail },
  { value: 'message', label: 'Message', Icon: MessageSquareText },
  { value: 'star', label: 'Star', Icon: Star },
  { value: 'heart', label: 'Heart', Icon: Heart },
  { value: 'home', label: 'House', Icon: House },
  { value: 'shield', label: 'Shield', Icon: ShieldCheck },
  { value: 'check', label: 'Check mark', Icon: Check },
  { value: 'users', label: 'People', Icon: Users },
  { value: 'medal', label: 'Medal', Icon: Medal },
  { value: 'wallet', label: 'Wallet', Icon: Wallet },
  { value: 'pin', label: 'Map pin', Icon: MapPin },
].map(({ Icon, ...choice }) => ({ ...choice, picture: <Icon size={18} aria-hidden /> }));

/** Lets the user choose one of the icons that pages can draw. The record may have the name of another icon. */
export const IconPicker = () => (
  <CardsField
    path={['announcement', 'icon']}
    compact
    choices={icons}
    note={(name) => `The site has an icon named “${name}”, for which the page shows the nearest of these.`}
  />
);
