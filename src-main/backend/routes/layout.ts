import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { cssPresets, layoutPresets } from '../data/presets.ts';

export function layoutRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/get_custom_layout_presets/default', (c) => c.json({ message: layoutPresets }))
    .get('/api/get_custom_css_presets/default', (c) => c.json({ message: cssPresets }));
}
