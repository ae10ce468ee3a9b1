import { ColorInput } from '@mantine/core';
import { Check, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import { type BrandColourField, isSameColour, setBrandColour, type textColourFields } from '#shared/layout/theme.ts';
import { parseColour, toHex } from '#shared/theme/colour.ts';
import { usePreviewSection } from '../../../app/preview/section.ts';
import { currentSite, edit, endStep, setField, useSite } from '../../../state/draft.ts';
import { brandContrast, type ContrastNote, textContrast } from '../model.ts';
import classes from './theme-card.module.css';

type TextColorName = (typeof textColourFields)[number];

/** One of the two brand colors: choosing the other's color swaps them. */
export function BrandColorField({
  field,
  label,
  swatches,
}: {
  field: BrandColourField;
  label: string;
  swatches: readonly string[];
}) {
  const contrast = useSite((site) => brandContrast(site, field));
  const chosen = (before: string, step: string | undefined): void => {
    const site = currentSite();
    const [, swap] = setBrandColour(site, field, text(site[field]), before);
    if (swap) edit([swap], step === undefined ? {} : { step });
  };
  return (
    <ColorField field={field} label={label} note={contrast} against="on white" onChosen={chosen} swatches={swatches} />
  );
}

export function TextColorField({
  field,
  label,
  section,
}: {
  field: TextColorName;
  label: string;
  section: SectionKey;
}) {
  const contrast = useSite((site) => textContrast(site, field));
  return (
    <div {...usePreviewSection(section)}>
      <ColorField field={field} label={label} note={contrast} against="on its background" />
    </div>
  );
}

interface ColorFieldProps {
  field: BrandColourField | TextColorName;
  label: string;
  note: ContrastNote | undefined;
  against: string;
  swatches?: readonly string[];
  /** A color is settled, not just passed on the way to another. */
  onChosen?: (before: string, step: string | undefined) => void;
}

const complete = /^#[0-9a-f]{6}$/i;
const textSwatches = ['#ffffff', '#f1f3f6', '#ffeecc', '#333b47', '#1c1f24', '#000000'];

function ColorField({ field, label, note, against, swatches = textSwatches, onChosen }: ColorFieldProps) {
  const stored = useSite((site) => text(site[field]));
  const colour = parseColour(stored);
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef<string | null>(null);
  const step = useRef<string>(undefined);
  const latest = useRef('');
  const noteId = useId();

  const apply = (value: string): void => {
    if (isSameColour(value, currentSite()[field])) return;
    before.current ??= text(currentSite()[field]);
    step.current = setField([field], value.toLowerCase());
  };
  const settle = (): void => {
    if (before.current !== null) onChosen?.(before.current, step.current);
    before.current = null;
    step.current = undefined;
    endStep();
  };
  return (
    <div>
      <ColorInput
        label={label}
        format="hex"
        swatches={[...swatches]}
        value={typed ?? (colour ? toHex(colour) : stored)}
        aria-describedby={noteId}
        eyeDropperButtonProps={{ 'aria-label': `Pick the ${label.toLowerCase()} from the screen` }}
        onChange={(value) => {
          latest.current = value;
          setTyped(complete.test(value) ? null : value);
          if (complete.test(value)) apply(value);
        }}
        onChangeEnd={() => {
          if (complete.test(latest.current)) settle();
        }}
        onBlur={() => {
          const short = typed === null ? null : parseColour(typed);
          if (short) apply(toHex(short));
          setTyped(null);
          settle();
        }}
      />
      <div id={noteId} className={classes.contrast} data-poor={(note && !note.good) || undefined}>
        {note && (
          <>
            {note.good ? <Check size={12} aria-hidden /> : <TriangleAlert size={12} aria-hidden />}
            <span>
              Contrast {note.ratio} {against}. {note.verdict}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
