import { TriangleAlert } from 'lucide-react';
import classes from './code-warning.module.css';

/** Warns of what pasted code can do to the page and its visitors. */
export function CodeWarning() {
  return (
    <div className={classes.warning} role="note">
      <TriangleAlert size={16} aria-hidden className={classes.mark} />
      <span>
        This code runs on the published page with all rights of the page: it can read what visitors type, change what
        they see and load code from elsewhere. Paste only what comes from a service that you trust. It runs after
        publishing, never in the preview.
      </span>
    </div>
  );
}
