import { useSite } from '../../../state/draft.ts';
import { pagesOf } from '../model.ts';
import classes from './site-map.module.css';

/** The pages that result, the home page above the others. */
export function SiteMap() {
  const names = useSite((site) => pagesOf(site).map(({ name }) => name));
  const [home = '', ...others] = names;
  return (
    <div className={classes.map}>
      <ul className={classes.tree} aria-label="Pages that result">
        <li className={classes.home}>
          <Page name={home} tall={others.length === 0} />
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
    </div>
  );
}

function Page({ name, tall = false }: { name: string; tall?: boolean }) {
  return (
    <span className={classes.page} data-tall={tall || undefined}>
      <span className={classes.sheet} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className={classes.name} title={name}>
        {name}
      </span>
    </span>
  );
}
