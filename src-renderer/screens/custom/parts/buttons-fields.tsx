import { Divider, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { ctaFacts, type CtaSlot, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { withPromisedType } from '#shared/domain/cta/aim.ts';
import { deadEnd } from '#shared/domain/cta/dead-end.ts';
import { whyLeftOut } from '#shared/domain/cta/left-out.ts';
import { chooseType, ctaState, isCtaType, setCta } from '#shared/domain/cta/rules.ts';
import { isUntouched } from '#shared/domain/cta/state.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { RuledSelect, RuledText } from '../../../editor/fields/ruled-field.tsx';
import { optionsAt } from '../../../editor/fields/select-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { useSite } from '../../../state/draft.ts';
import { FullWidth } from '../../../ui/form-grid.tsx';
import classes from '../custom.module.css';

export function ButtonsFields() {
  const isFirst = useSite(isUntouched);
  return (
    <Stack gap="md">
      {isFirst && (
        <Text size="sm" c="dimmed">
          No button has been chosen yet: these are the usual ones, which the page shows until the first change.
        </Text>
      )}
      {ctaSlots.map((slot) => (
        <Fragment key={slot}>
          <SlotFields slot={slot} />
          <Divider />
        </Fragment>
      ))}
      <TextField path={['external_link']} />
    </Stack>
  );
}

/** Replaces the usual check of a link, because the type of the button decides what its link may be. */
const noCheck = () => undefined;

function SlotFields({ slot }: { slot: CtaSlot }) {
  const state = useSite((site) => ctaState(site, slot));
  const warning = useSite((site) => deadEnd(site, ctaState(site, slot)));
  const aim = useSite((site) => withPromisedType(site, ctaState(site, slot)).type);
  const leftOut = useSite((site) => whyLeftOut(site, slot));
  const [isTyping, setTyping] = useState(false);
  const text = (member: 'link' | 'message') => ({
    path: [ctaFacts[slot][member]],
    label: labelAt([ctaFacts[slot][member]]),
    disabled: state.type === '',
  });
  const rule = (member: 'link' | 'message') => ({
    value: state[member],
    write: (site: SiteDocument, value: string) => setCta(site, slot, member, value),
  });
  return (
    <div className={classes.fields}>
      <RuledSelect
        data-path={slot}
        label={labelAt([slot])}
        options={optionsAt([slot])}
        none="None"
        showsNone
        value={state.type}
        write={(site, type) => (type === '' || isCtaType(type) ? chooseType(site, slot, type) : [])}
      />
      <RuledText {...text('message')} {...rule('message')} />
      <FullWidth>
        <TextField
          {...text('link')}
          rule={rule('link')}
          check={noCheck}
          placeholder=""
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          warning={!isTyping && warning}
        />
        {aim !== state.type && (
          <Text size="sm" c="dimmed">
            {aim === 'quote'
              ? 'Its text asks for a quote, so it opens the quote form.'
              : 'Its text asks to book, so it follows the external link.'}
          </Text>
        )}
        {leftOut !== undefined && (
          <Text size="sm" c="dimmed">
            {leftOut}
          </Text>
        )}
      </FullWidth>
    </div>
  );
}
