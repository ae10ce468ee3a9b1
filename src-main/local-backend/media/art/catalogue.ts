import type { Canvas } from './canvas.ts';
import * as inside from './scenes/inside.ts';
import * as outside from './scenes/outside.ts';
import { flatLay } from './scenes/tools.ts';

export type Scene = (canvas: Canvas) => string;

const { bigTree, condenser, exterior, garage, roofUp, slab, stripes, van, washing, withLadder } = outside;
const { bathroom, boxes, cleaningKit, lighting, livingRoom, painting, panel, pipes, sink, thermostat, waterHeater } =
  inside;

/** Scenes of each trade's photos; a photo's number goes round them with other light, colours and shapes. */
export const scenes: Readonly<Record<string, readonly Scene[]>> = {
  plumbing: [sink, pipes, waterHeater, bathroom, flatLay(['wrench', 'pliers', 'tape', 'screwdriver', 'glove']), van],
  roofing: [roofUp, exterior, withLadder, flatLay(['hammer', 'tape', 'glove', 'level', 'pliers']), van],
  'house-cleaning': [livingRoom, cleaningKit, sink, bathroom, flatLay(['spray', 'glove', 'brush', 'spray', 'tape'])],
  electrical: [panel, lighting, flatLay(['pliers', 'screwdriver', 'tape', 'glove', 'level']), exterior, van],
  hvac: [condenser, thermostat, waterHeater, van, livingRoom, flatLay(['wrench', 'screwdriver', 'pliers', 'tape'])],
  landscaping: [stripes, exterior, flatLay(['shears', 'glove', 'trowel', 'tape']), bigTree, slab],
  painting: [painting, withLadder, flatLay(['brush', 'roller', 'tape', 'glove', 'brush']), livingRoom, exterior],
  'pressure-washing': [washing, exterior, garage, slab, van],
  'tree-service': [bigTree, withLadder, stripes, flatLay(['shears', 'glove', 'hammer', 'tape']), exterior],
  'garage-doors': [garage, exterior, garage, flatLay(['wrench', 'level', 'screwdriver', 'tape', 'pliers']), van],
  handyman: [
    flatLay(['hammer', 'screwdriver', 'tape', 'level', 'pliers', 'wrench']),
    painting,
    sink,
    withLadder,
    livingRoom,
    van,
  ],
  'pest-control': [exterior, van, sink, stripes, flatLay(['spray', 'glove', 'tape', 'screwdriver'])],
  moving: [boxes, van, livingRoom, boxes, exterior],
  concrete: [slab, washing, garage, flatLay(['trowel', 'level', 'glove', 'tape', 'hammer']), slab],
};
