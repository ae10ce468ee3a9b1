import type { Display, Rectangle, Screen } from 'electron';
import type { Page } from 'playwright';
import { HEADLESS_SCREEN } from './chromium.ts';
import { loudEmitter } from './unsupported.ts';

let area: Rectangle = { x: 0, y: 0, ...HEADLESS_SCREEN };
let scaleFactor = 1;

/** Reads the size of the real display's work area, and the display's scale factor, from a page. */
export async function measureScreen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    width: window.screen.availWidth,
    height: window.screen.availHeight,
    scale: devicePixelRatio,
  }));
  area = { x: 0, y: 0, width: seen.width, height: seen.height };
  scaleFactor = seen.scale;
}

export function workArea(): Rectangle {
  return { ...area };
}

export class HostScreen
  extends loudEmitter('screen')
  implements Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay' | 'getDisplayMatching' | 'getDisplayNearestPoint'>
{
  getPrimaryDisplay(): Display {
    const size = { width: area.width, height: area.height };
    const display: Pick<
      Display,
      'id' | 'bounds' | 'workArea' | 'size' | 'workAreaSize' | 'scaleFactor' | 'rotation' | 'internal'
    > = {
      id: 1,
      bounds: workArea(),
      workArea: workArea(),
      size,
      workAreaSize: size,
      scaleFactor,
      rotation: 0,
      internal: false,
    };
    return display as Display;
  }
  getAllDisplays(): Display[] {
    return [this.getPrimaryDisplay()];
  }
  getDisplayMatching(): Display {
    return this.getPrimaryDisplay();
  }
  getDisplayNearestPoint(): Display {
    return this.getPrimaryDisplay();
  }
}

export const screen = new HostScreen();
