import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import classes from '../domain.module.css';
import type { DomainSection } from '../sections.ts';

/** Stays beside the sections while they scroll, and marks the one that is read. */
export function SectionIndex({ sections }: { sections: readonly DomainSection[] }) {
  const current = useSectionInView(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={classes.index} aria-label="Sections">
      <ul className={classes.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }} replace className={classes.link} aria-current={id === current ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How far below the top of the screen a section counts as the one that is read, in pixels. */
const READING_LINE = 96;

function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const host = elements[0]?.closest('main');
    if (!host) return;
    const look = (): void => {
      const { top, bottom } = host.getBoundingClientRect();
      const atEnd = host.scrollTop > 0 && host.scrollTop + host.clientHeight >= host.scrollHeight - 2;
      const line = atEnd ? bottom : top + READING_LINE;
      const read = elements.findLast((element) => element.getBoundingClientRect().top <= line);
      setCurrent((read ?? elements[0])?.id);
    };
    look();
    host.addEventListener('scroll', look, { passive: true });
    return () => host.removeEventListener('scroll', look);
  }, [ids]);
  return current;
}
