import type { ReactNode } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { useValueAt } from '../bound-field.ts';
import classes from './toned.module.css';

interface ColoredByRuleProps {
  /** path of the text */
  path: Path;
  isBad: (text: string) => boolean;
  /** the field that edits the text */
  children: ReactNode;
}

/** Colors a text field red while `isBad` returns true for its text, else green. */
export function ColoredByRule({ path, isBad, children }: ColoredByRuleProps) {
  const tone = isBad(text(useValueAt(path))) ? 'bad' : 'good';
  return (
    <div className={classes.toned} data-tone={tone}>
      {children}
    </div>
  );
}
