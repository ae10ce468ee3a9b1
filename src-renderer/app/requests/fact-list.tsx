import { Checkbox } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { describeFact } from '#shared/domain/facts/describe.ts';
import type { ReadFact } from '#shared/domain/facts/read.ts';
import { useSite } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import { FactChange } from './fact-change.tsx';
import { keyOf } from './model.ts';
import classes from './requests.module.css';

interface FactListProps {
  facts: readonly ReadFact[];
  isTicked: (fact: ReadFact) => boolean;
  onTick: (fact: ReadFact, on: boolean) => void;
}

/** The changes that a text asks for, each with a check box. */
export function FactList({ facts, isTicked, onTick }: FactListProps) {
  const site = useSite((document) => document);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts} aria-label="Changes that the text asks for" tabIndex={-1}>
      {facts.map((read) => {
        const described = describeFact(site, read.fact);
        const { label, tab, before, after } = described;
        return (
          <li key={keyOf(read.fact)}>
            <Checkbox
              className={classes.row}
              classNames={{ body: classes.rowBody, labelWrapper: classes.rowLabel }}
              aria-label={[label, before, after && `becomes ${after}`, read.doubt].filter(Boolean).join(', ')}
              checked={isTicked(read)}
              onChange={(event) => onTick(read, event.currentTarget.checked)}
              label={
                <>
                  <span className={classes.head}>
                    <span>{label}</span>
                    <span>{tabLabel(tab)}</span>
                  </span>
                  <FactChange described={described} />
                  {read.doubt !== undefined && (
                    <span className={classes.doubt}>
                      <TriangleAlert size={14} aria-hidden />
                      {read.doubt}
                    </span>
                  )}
                  {read.note !== undefined && <span className={classes.note}>{read.note}</span>}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
