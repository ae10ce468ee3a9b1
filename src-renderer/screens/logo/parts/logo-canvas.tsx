import Konva from 'konva';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { Group, Image, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { CANVAS_SIDE, type CanvasPoint } from '#shared/domain/logo/generator.ts';
import {
  type Arrangement,
  type Box,
  type Guides,
  imageSize,
  layersOf,
  type Part,
  partNames,
  placeOf,
  seenBeside,
  snapped,
  withPlace,
  withText,
} from '../arrangement.ts';
import { faceOf } from '../font-faces.ts';
import classes from '../generator.module.css';
import type { SessionActions } from '../session.ts';
import { usePicture } from '../use-picture.ts';

interface LogoCanvasProps {
  stage: RefObject<Konva.Stage | null>;
  /** address of the image */
  image: string;
  arrangement: Arrangement;
  selected: Part;
  onSelect: (part: Part) => void;
  /** the text that is being edited on the canvas */
  written: 0 | 1 | undefined;
  onWrite: (at: 0 | 1 | undefined) => void;
  onArrange: SessionActions['arrange'];
}

/** Side of the canvas on the screen, in CSS pixels. */
const SHOWN_SIDE = 440;
const SCALE = SHOWN_SIDE / CANVAS_SIDE;
const MARK = '#2d5be3';

const idOf = (part: Part): string => `part-${part}`;
const boxOf = (node: Konva.Node): Box => ({ x: node.x(), y: node.y(), width: node.width(), height: node.height() });

/** The canvas. Parts can be dragged, and a double click on a text edits it in place. */
export function LogoCanvas(props: LogoCanvasProps) {
  const { stage, image, arrangement, selected, onSelect, written, onWrite, onArrange } = props;
  const picture = usePicture(image);
  useComingFonts(stage);
  const [drag, setDrag] = useState<{ place: CanvasPoint; guides: Guides }>();
  const propsOf = (part: Part) => ({
    ...placeOf(arrangement, part),
    id: idOf(part),
    draggable: true,
    onMouseDown: () => onSelect(part),
    onDragMove: ({ target }: Konva.KonvaEventObject<DragEvent>) => {
      const others = seenBeside(arrangement, part);
      const nodes = others.flatMap((other) => target.getStage()?.findOne(`#${idOf(other)}`) ?? []);
      const found = snapped(boxOf(target), nodes.map(boxOf));
      target.position(found.place);
      setDrag(found);
    },
    onDragEnd: ({ target }: Konva.KonvaEventObject<DragEvent>) => {
      setDrag(undefined);
      onArrange((before) => withPlace(before, part, target.position()));
    },
  });
  const textAt = (at: 0 | 1) => {
    const { fontFamily, fontSize, fontWeight, lineHeight, align, width, color } = arrangement.styles[at];
    return (
      <Text
        key={at}
        {...propsOf(at)}
        text={arrangement.texts[at]}
        fontFamily={faceOf(fontFamily, fontWeight)}
        fontSize={fontSize}
        fontStyle={String(fontWeight)}
        lineHeight={lineHeight}
        align={align}
        width={width}
        fill={color}
        visible={written !== at}
        onDblClick={() => onWrite(at)}
      />
    );
  };
  const size = picture ? imageSize({ width: picture.naturalWidth, height: picture.naturalHeight }) : undefined;
  const place = drag?.place ?? placeOf(arrangement, selected);
  const guides = drag?.guides;
  const marked =
    selected === 'image'
      ? size
      : { width: arrangement.styles[selected].width, height: heightOf(arrangement, selected) };
  return (
    <div className={classes.stage} data-transparent={arrangement.background === 'transparent' || undefined}>
      <Stage ref={stage} width={SHOWN_SIDE} height={SHOWN_SIDE} scale={{ x: SCALE, y: SCALE }}>
        <Layer>
          {arrangement.background !== 'transparent' && (
            <Rect width={CANVAS_SIDE} height={CANVAS_SIDE} fill={arrangement.background} listening={false} />
          )}
          {layersOf(arrangement).map((part) =>
            part === 'image'
              ? picture && size && <Image key={part} {...propsOf(part)} {...size} image={picture} />
              : textAt(part),
          )}
          <Group name="marks" listening={false}>
            {marked && <Rect {...place} {...marked} stroke={MARK} strokeWidth={2} dash={[8, 6]} />}
            {guides?.x !== undefined && <Line points={[guides.x, 0, guides.x, CANVAS_SIDE]} stroke={MARK} />}
            {guides?.y !== undefined && <Line points={[0, guides.y, CANVAS_SIDE, guides.y]} stroke={MARK} />}
          </Group>
        </Layer>
      </Stage>
      {written !== undefined && (
        <WrittenText
          at={written}
          arrangement={arrangement}
          onText={(typed) => onArrange((before) => withText(before, written, typed), `text ${written}`)}
          onClose={() => onWrite(undefined)}
        />
      )}
    </div>
  );
}

interface WrittenTextProps {
  at: 0 | 1;
  arrangement: Arrangement;
  onText: (typed: string) => void;
  onClose: () => void;
}

/** Field that replaces a text of the canvas while the user edits it in place. */
function WrittenText({ at, arrangement, onText, onClose }: WrittenTextProps) {
  const { fontFamily, fontSize, fontWeight, lineHeight, align, width, color } = arrangement.styles[at];
  const { x, y } = arrangement.textPlaces[at];
  const field = useRef<HTMLTextAreaElement>(null);
  // The text is selected, because a user who double-clicks it usually wants to replace it.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      aria-label={`${partNames[at]} on the canvas`}
      className={classes.written}
      maxLength={500}
      value={arrangement.texts[at]}
      style={{
        left: x * SCALE,
        top: y * SCALE,
        width: width * SCALE,
        height: heightOf(arrangement, at) * SCALE,
        fontFamily: faceOf(fontFamily, fontWeight),
        fontSize: fontSize * SCALE,
        fontWeight,
        lineHeight,
        textAlign: align,
        color,
      }}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onClose}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.currentTarget.closest<HTMLElement>('[role=group]')?.focus();
        onClose();
      }}
    />
  );
}

/** Returns the height of a text with its line breaks, in pixels of the canvas. */
function heightOf({ texts, styles }: Arrangement, at: 0 | 1): number {
  const { fontFamily, fontSize, fontWeight, lineHeight, width } = styles[at];
  const look = {
    fontFamily: faceOf(fontFamily, fontWeight),
    fontSize,
    fontStyle: String(fontWeight),
    lineHeight,
    width,
  };
  return Math.max(new Konva.Text({ ...look, text: texts[at] }).height(), fontSize);
}

/** Measures and draws the texts again whenever a font has been loaded. */
function useComingFonts(stage: RefObject<Konva.Stage | null>): void {
  const [, drawAgain] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const measure = (): void => {
      // Konva measures a text again only when one of its attributes changes.
      for (const node of stage.current?.find<Konva.Text>('Text') ?? []) {
        const family = node.fontFamily();
        node.fontFamily('').fontFamily(family);
      }
      drawAgain();
    };
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [stage]);
}
