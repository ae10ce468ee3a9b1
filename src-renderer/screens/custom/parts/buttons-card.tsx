import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type CtaSlot, ctaSlots } from '#shared/domain/cta/slots.ts';
import { deadEnd } from '#shared/domain/cta/dead-end.ts';
import { chooseType, ctaState, isCtaType, setCta } from '#shared/domain/cta/rules.ts';
import { isUntouched } from '#shared/domain/cta/state.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { withCurrent } from '../../../editor/fields/select-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import { currentSite, edit, editField, endStep, useSite } from '../../../state/draft.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { NONE, typeOptions } from '../model.ts';
import classes from './cards.module.css';

export function ButtonsCard() {
  return (
    <SectionCard title="Call-to-action buttons" purpose="What the page’s buttons say and where they lead.">
      <div className={classes.rows}>
        <FirstTimeNote />
        {ctaSlots.map((slot) => (
          <div key={slot} className={classes.slot}>
            <SlotFields slot={slot} />
          </div>
        ))}
        <div className={classes.slot} {...usePreviewSection('hero')}>
          <FormGrid>
            <TextField path={['external_link']} inputMode="url" placeholder="https://" />
            <TextField path={['call_to_action_message']} />
          </FormGrid>
        </div>
      </div>
    </SectionCard>
  );
}

function FirstTimeNote() {
  const isFirst = useSite(isUntouched);
  if (!isFirst) return null;
  return (
    <Text size="sm" c="dimmed">
      No button has been chosen yet: these are the usual ones, which the page shows until the first change.
    </Text>
  );
}

function SlotFields({ slot }: { slot: CtaSlot }) {
  const state = useSite((site) => ctaState(site, slot));
  const warning = useSite((site) => deadEnd(site, ctaState(site, slot)));
  const [isTyping, setTyping] = useState(false);
  const { type } = state;
  const choose = (chosen: string | null): void => {
    if (chosen === NONE) edit(chooseType(currentSite(), slot, ''));
    else if (chosen !== null && isCtaType(chosen)) edit(chooseType(currentSite(), slot, chosen));
    endStep();
  };
  const text = (member: 'link' | 'message') => ({
    label: labelAt([`${slot}_${member}`]),
    value: state[member],
    disabled: type === '',
    onChange: (event: { currentTarget: { value: string } }) =>
      void editField([`${slot}_${member}`], setCta(currentSite(), slot, member, event.currentTarget.value)),
    onBlur: () => {
      endStep();
      setTyping(false);
    },
  });
  return (
    <Placed field={slot}>
      <Select
        label={labelAt([slot])}
        data={withCurrent(typeOptions, type === '' ? NONE : type) as typeof typeOptions}
        value={type === '' ? NONE : type}
        allowDeselect={false}
        onChange={choose}
      />
      <TextInput {...text('message')} />
      <TextInput
        {...text('link')}
        inputMode="url"
        spellCheck={false}
        onFocus={() => setTyping(true)}
        error={!isTyping && warning}
        className={classes.full}
      />
    </Placed>
  );
}
