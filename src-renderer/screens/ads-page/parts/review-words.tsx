import type { PickedReview } from '#shared/domain/ads-page/reviews.ts';
import classes from './reviews.module.css';

/** Who says it, what of, and the first lines of it. */
export function ReviewWords({ review: { reviewer, words, service, isLeftOut } }: { review: PickedReview }) {
  return (
    <div className={classes.words}>
      <span className={classes.head}>
        <span className={classes.reviewer}>{reviewer}</span>
        {service !== '' && <span className={classes.service}>{service}</span>}
        {isLeftOut && <span className={classes.leftOut}>Not published</span>}
      </span>
      <span className={classes.text}>{words}</span>
    </div>
  );
}
