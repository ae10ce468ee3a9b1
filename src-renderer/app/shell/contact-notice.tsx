import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasContact } from '#shared/domain/site/readiness.ts';
import { useSite } from '../../state/draft.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { tabRoute } from '../../state/tabs.ts';
import classes from './shell.module.css';

export function ContactNotice({ slug }: { slug: string }) {
  const { contactField } = useAppInfo();
  const chosen = useSite((site) => hasContact(site, contactField));
  if (chosen) return null;
  return (
    <Link to={tabRoute('domain', slug)} className={classes.contactNotice}>
      <UserRoundX size={14} aria-hidden />
      No Contact Selected on /domain
    </Link>
  );
}
