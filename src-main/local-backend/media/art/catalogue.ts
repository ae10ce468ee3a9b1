import type { Canvas } from './canvas.ts';
import { bigTree, slab, stripes, washing } from './scenes/grounds.ts';
import { condenser, exterior, garage, roofUp, withLadder } from './scenes/homes.ts';
import { boxes, cleaningKit, livingRoom, painting } from './scenes/rooms.ts';
import { flatLay } from './scenes/tools.ts';
import { lighting, panel, pipes, thermostat, waterHeater } from './scenes/utilities.ts';
import { van } from './scenes/van.ts';
import { bathroom, sink } from './scenes/wet-rooms.ts';

export type Scene = (canvas: Canvas) => string;

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
