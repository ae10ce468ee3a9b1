import { drawnVersions } from '../../site-page/index.ts';
import type { Handlers } from '../handlers.ts';
import type { LayoutService } from './service.ts';

type LayoutHandlers = Pick<
  Handlers,
  'layout.drawn' | 'layout.memory' | 'layout.remember' | 'presets.list' | 'presets.put' | 'presets.remove'
>;

export function layoutHandlers(layout: LayoutService): LayoutHandlers {
  return {
    'layout.drawn': () => drawnVersions(),
    'layout.memory': ({ slug }) => layout.memory(slug),
    'layout.remember': ({ slug, memory }) => {
      layout.remember(slug, memory);
      return {};
    },
    'presets.list': ({ kind }, { signal }) => layout.listPresets(kind, signal),
    'presets.put': ({ preset, replace }, { tellOthers }) => {
      const outcome = layout.putPreset(preset, replace);
      if (outcome === 'kept') tellOthers('presets.changed', {});
      return { outcome };
    },
    'presets.remove': ({ kind, name }, { tellOthers }) => {
      layout.removePreset(kind, name);
      tellOthers('presets.changed', {});
      return {};
    },
  };
}
