import { Stepper } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { text } from '#shared/record/readers.ts';
import { invoke } from '../../../bridge/client.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { CropPanel } from '../../../editor/photos/crop-dialog.tsx';
import { currentSite, edit, useSlug } from '../../../state/draft.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { OUTPUT_SIDE } from '#shared/domain/logo/generator.ts';
import classes from '../generator.module.css';
import { putLogo } from '../model.ts';
import { cards } from '../sections.ts';
import { type LogoDraft, type SessionActions, useLogoDraft } from '../session.ts';
import { ChooseStep } from './choose-step.tsx';

const purpose = 'A drawn image, your words beside it, and the part of both that stays.';
const steps = ['Image', 'Arrange', 'Crop and save'];

const ArrangeStep = lazy(() => import('./arrange-step.tsx'));

export function GeneratorCard() {
  const [session, actions] = useLogoDraft();
  const { step } = session;
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  return (
    <FoldCard of={cards.generator} purpose={purpose} summary={() => purpose}>
      <Stepper active={step - 1} size="xs" mb="md" allowNextStepsSelect={false}>
        {steps.map((label) => (
          <Stepper.Step key={label} label={label} allowStepSelect={false} />
        ))}
      </Stepper>
      <div
        ref={holder}
        className={classes.holder}
        data-other-fields
        role="group"
        tabIndex={-1}
        aria-label={`Step ${step} of ${steps.length}, ${steps[step - 1]}`}
      >
        <Suspense fallback={<SkeletonRows count={10} label="Opening the canvas" />}>
          {step === 1 && <ChooseStep session={session} actions={actions} />}
          {step === 2 && <ArrangeStep session={session} actions={actions} />}
          {step === 3 && <SaveStep session={session} actions={actions} />}
          <Arrival step={step} shownRef={shown} holderRef={holder} />
        </Suspense>
      </div>
    </FoldCard>
  );
}

interface ArrivalProps {
  step: number;
  /** the step that was shown last */
  shownRef: RefObject<number>;
  holderRef: RefObject<HTMLElement | null>;
}

/** Moves the focus and the scroll position to a step that has just been rendered, if the focus was lost. */
function Arrival({ step, shownRef, holderRef }: ArrivalProps) {
  useEffect(() => {
    const isAnother = shownRef.current !== step;
    shownRef.current = step;
    // If the button that led here was removed with its step, the focus is lost. Otherwise the focus stays where it is.
    if (!isAnother || document.activeElement !== document.body) return;
    holderRef.current?.focus({ preventScroll: true });
    holderRef.current?.scrollIntoView();
  }, [step, shownRef, holderRef]);
  return null;
}

/**
 * Step 3: crops the arranged logo, scales it to its final size, sends it to the server, and makes it the site's logo.
 */
function SaveStep({ session, actions }: { session: LogoDraft; actions: SessionActions }) {
  const slug = useSlug();
  const { arrangement, picture, selected } = session;
  const save = async (area: { x: number; y: number; width: number; height: number }): Promise<void> => {
    const before = text(currentSite().sitePk);
    const output = { width: OUTPUT_SIDE, height: OUTPUT_SIDE };
    const cut = await invoke('photos.crop', { photo: picture, area, output });
    const { logo } = await invoke('logo.create', {
      slug,
      selectedImage: selected,
      signedS3Photo: cut.photo,
      text0Value: arrangement.texts[0],
      text1Value: arrangement.texts[1],
      textSettings: [...arrangement.styles],
      imagePosition: arrangement.imagePlace,
      textPosition0: arrangement.textPlaces[0],
      textPosition1: arrangement.textPlaces[1],
      backgroundColor: arrangement.background,
    });
    // Another site may be open by now.
    if (text(currentSite().sitePk) !== before) return;
    edit(putLogo(currentSite(), logo));
    notifySuccess({ title: 'The logo is set', message: 'Save the site to keep it.' });
    actions.change({ step: 1 });
  };
  return (
    <CropPanel
      photo={picture}
      shapes={['square']}
      cropLabel="Save logo"
      cancelLabel="Back"
      onCrop={save}
      onClose={() => undefined}
      onCancel={() => actions.change({ step: 2 })}
    />
  );
}
