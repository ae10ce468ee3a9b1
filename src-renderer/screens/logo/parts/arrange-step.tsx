import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import type Konva from 'konva';
import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CANVAS_SIDE } from '#shared/domain/logo/generator.ts';
import { asBridgeError, invoke } from '../../../bridge/client.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import {
  layered,
  type LayerMove,
  nudged,
  type Part,
  partNames,
  parts,
  withText,
  writtenTexts,
} from '../arrangement.ts';
import { loadFace } from '../font-faces.ts';
import classes from '../generator.module.css';
import type { LogoDraft, SessionActions } from '../session.ts';
import { useTextFaces } from '../use-face.ts';
import { ArrangeEnd } from './arrange-end.tsx';
import { BackgroundSettings, TextSettings } from './arrange-settings.tsx';
import { LayerButtons } from './layer-buttons.tsx';
import { LogoCanvas } from './logo-canvas.tsx';

interface StepProps {
  session: LogoDraft;
  actions: SessionActions;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/**
 * Keys that, together with Ctrl or ⌘, move a part by one layer. With Shift as well, they move the part above or below
 * all other parts. The keys are named by their positions, because their characters depend on the keyboard layout.
 */
const layerKeys: Readonly<Record<string, readonly [LayerMove, LayerMove]>> = {
  BracketLeft: ['backward', 'back'],
  BracketRight: ['forward', 'front'],
};
/** Distance that an arrow key with Shift moves a part, in pixels of the canvas. */
const LARGE_STEP = 10;

/** Step 2: lets the user arrange the image and two texts on the canvas. */
export default function ArrangeStep({ session, actions }: StepProps) {
  const { arrangement, selected } = session;
  const [part, setPart] = useState<Part>(0);
  const [written, setWritten] = useState<0 | 1>();
  const [failure, setFailure] = useState<string>();
  const [drawing, setDrawing] = useState(false);
  const faces = useTextFaces(arrangement);
  const stage = useRef<Konva.Stage>(null);
  const { arrange, undo, redo, change } = actions;

  const onKeyDown = (event: KeyboardEvent): void => {
    const [x, y] = steps[event.key] ?? [];
    const isCommand = event.ctrlKey || event.metaKey;
    const layer = isCommand ? layerKeys[event.code]?.[event.shiftKey ? 1 : 0] : undefined;
    // The Tab key goes from part to part. After the last part, or with Shift before the first one, it leaves the
    // canvas.
    const tabbedTo = event.key === 'Tab' ? parts[parts.indexOf(part) + (event.shiftKey ? -1 : 1)] : undefined;
    if (x !== undefined && y !== undefined) {
      const by = event.shiftKey ? LARGE_STEP : 1;
      arrange((before) => nudged(before, part, { x: x * by, y: y * by }), `nudge ${part}`);
    } else if (tabbedTo !== undefined) setPart(tabbedTo);
    else if (event.key === 'Enter' && part !== 'image') setWritten(part);
    else if (event.key === 'Delete' && part !== 'image') arrange((before) => withText(before, part, ''));
    else if (layer !== undefined) arrange((before) => layered(before, part, layer));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onUndoKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.shiftKey) redo();
    else undo();
    event.preventDefault();
  };
  const next = async (): Promise<void> => {
    setDrawing(true);
    setFailure(undefined);
    try {
      const styles = writtenTexts(arrangement).map((at) => arrangement.styles[at]);
      const areThere = await Promise.all(styles.map(({ fontFamily, fontWeight }) => loadFace(fontFamily, fontWeight)));
      // If a font is missing, `ArrangeEnd` names it above the button.
      if (areThere.includes(false)) return setDrawing(false);
      const bytes = await pictureOf(stage.current);
      const { photo } = await invoke('logo.keep', { name: 'logo.png', bytes });
      change({ picture: photo, step: 3 });
    } catch (error) {
      setFailure(asBridgeError(error).message);
      setDrawing(false);
    }
  };
  return (
    <div className={classes.step}>
      <div className={classes.arrange} onKeyDown={onUndoKey}>
        <div
          className={classes.canvas}
          role="group"
          tabIndex={0}
          aria-label={`Canvas, ${partNames[part]} selected; arrow keys move it, with Shift by 10; Tab selects the next, Enter writes a text, Delete empties it, Control with a bracket changes its layer`}
          onKeyDown={onKeyDown}
        >
          <LogoCanvas
            stage={stage}
            image={selected}
            arrangement={arrangement}
            selected={part}
            onSelect={setPart}
            written={written}
            onWrite={setWritten}
            onArrange={arrange}
          />
        </div>
        <div className={classes.settings}>
          <Group justify="space-between" wrap="nowrap">
            <SegmentedControl
              size="xs"
              aria-label="What is selected"
              data={parts.map((each) => partNames[each])}
              value={partNames[part]}
              onChange={(name) => setPart(parts.find((each) => partNames[each] === name) ?? 'image')}
            />
            <Group gap={4} wrap="nowrap">
              <ActionIcon aria-label="Undo on the canvas" disabled={session.past.length === 0} onClick={undo}>
                <Undo2 size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label="Redo on the canvas" disabled={session.future.length === 0} onClick={redo}>
                <Redo2 size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </Group>
          <LayerButtons part={part} arrangement={arrangement} onArrange={arrange} />
          {part !== 'image' && (
            <TextSettings at={part} arrangement={arrangement} missing={faces[part].missing} onArrange={arrange} />
          )}
          <BackgroundSettings arrangement={arrangement} onArrange={arrange} />
        </div>
      </div>
      {failure !== undefined && (
        <FailureAlert message={failure} onDismiss={() => setFailure(undefined)} onRetry={() => void next()} />
      )}
      <ArrangeEnd
        arrangement={arrangement}
        faces={faces}
        drawing={drawing}
        onBack={() => change({ step: 1 })}
        onNext={() => void next()}
      />
    </div>
  );
}

/** Returns the canvas in its full size as PNG, without guides and selection. */
async function pictureOf(stage: Konva.Stage | null): Promise<Uint8Array<ArrayBuffer>> {
  if (!stage) throw new Error('The canvas is not there.');
  const marks = stage.findOne('.marks');
  marks?.hide();
  const blob = await stage.toBlob({ pixelRatio: CANVAS_SIDE / stage.width(), mimeType: 'image/png' });
  marks?.show();
  if (!(blob instanceof Blob)) throw new Error('The canvas could not be drawn.');
  return new Uint8Array(await blob.arrayBuffer());
}
