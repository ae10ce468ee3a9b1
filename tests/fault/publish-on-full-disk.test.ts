import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasSmallDisks, runOnSmallDisk } from '../support/small-disk.ts';

const publisher = join(import.meta.dirname, 'children/publisher-on-small-disk.ts');

test.runIf(hasSmallDisks).each([3, 10].map((pages) => pages * 4096))(
  '[PUB-05] a publish that fills the disk, with %d bytes left, is refused as such: what was shown stays, nothing half made',
  (free) => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-disk-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const values = [join(folder, 'data'), join(folder, 'filler'), String(free)];
    const full = { status: 507, message: expect.stringMatching(/^The disk of the server is full\./) as string };
    expect(runOnSmallDisk(folder, 24, publisher, values)).toEqual({
      before: { status: 200, message: '' },
      full: [full, full],
      shownWhenFull: 'Tagline 1',
      folders: ['roof.example'],
      releases: 1,
      after: { status: 200, message: '' },
      shownAfter: 'Tagline 2',
    });
  },
);
