import { FileText } from 'lucide-react';
import { useSite } from '../../../state/draft.ts';
import { pagesOf } from '../model.ts';
import classes from './site-map.module.css';

/** The pages that result, the home page above the others. */
export function SiteMap() {
  const [home = '', ...others] = useSite((site) => pagesOf(site).map(({ name }) => name));
  return (
    <ul className={classes.map} aria-label="Pages that result">
      <li className={classes.home}>
        <Page name={home} />
        {others.length > 0 && (
          <ul className={classes.others} aria-label={`Pages beside ${home}`}>
            {others.map((name, at) => (
              <li key={`${at} ${name}`}>
                <Page name={name} />
              </li>
            ))}
          </ul>
        )}
      </li>
    </ul>
  );
}

const Page = ({ name }: { name: string }) => (
  <span className={classes.page}>
    <FileText size={28} strokeWidth={1.25} aria-hidden />
    <span className={classes.name} title={name}>
      {name}
    </span>
  </span>
);
