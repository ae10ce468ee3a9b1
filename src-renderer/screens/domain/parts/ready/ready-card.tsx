import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { missingForPublishing, type ReadinessItem, readinessItems } from '#shared/domain/site/publish-readiness.ts';
import { useAppInfo } from '../../../../state/app-info.ts';
import type { FieldLink } from '../../../../state/field-link.ts';
import { tabLabel, tabRoute } from '../../../../state/tabs.ts';
import { useSite, useStatus } from '../../../../state/draft.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { readyLine } from '../../ready-model.ts';
import classes from './ready.module.css';

/** Names what the site still lacks before it is published, and leads there. */
export function ReadyCard() {
  const { contactField } = useAppInfo();
  const missing = useSite((site) => missingForPublishing(site, contactField));
  const items = readinessItems.filter(({ id }) => missing.includes(id));
  const required = items.filter((item) => item.required);
  const advised = items.filter((item) => !item.required);
  return (
    <SectionCard
      title="Ready to publish?"
      purpose={readyLine(required.length, advised.length)}
      action={
        <span className={classes.count} data-ready={required.length === 0 || undefined}>
          {required.length === 0 ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
          {readinessItems.length - items.length} of {readinessItems.length}
        </span>
      }
    >
      <Jumps title="Needed to publish" items={required} />
      <Jumps title="Good to have" items={advised} />
    </SectionCard>
  );
}

function Jumps({ title, items }: { title: string; items: readonly ReadinessItem[] }) {
  const { contactField } = useAppInfo();
  const slug = useStatus((site) => site.slug);
  if (items.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={placeOf(item, slug ?? '')}
              state={linkTo(item, contactField)}
              className={classes.jump}
              data-required={item.required || undefined}
            >
              {item.label}
              {item.tab !== 'domain' && <span className={classes.where}>{tabLabel(item.tab)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function linkTo({ id, field }: ReadinessItem, contactField: string): FieldLink | undefined {
  const named = id === 'contact' ? contactField : field;
  return named === undefined ? undefined : { field: named };
}

function placeOf({ tab, section }: ReadinessItem, slug: string): To {
  return section ? { hash: section } : tabRoute(tab, slug);
}
