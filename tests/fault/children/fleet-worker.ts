import { fleetChange } from '#shared/domain/fleet/change.ts';
import { openFleet } from '../../support/fleet-harness.ts';
import { failingEndpoints, keptFleetServer } from '../../support/kept-fleet-server.ts';

/**
 * Makes a change over many sites until it is done or the process is killed. Modes: `begin` fetches the sites and begins
 * the change. `go` continues the change, as the app does after a start. `offline` continues the change without a
 * server. `back` takes the change back. Prints a line at each progress of the change, and `end` when the change is
 * done.
 */
const [folder = '', serverFolder = '', mode = '', seed = '1'] = process.argv.slice(2);

let state = Number(seed);
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const server = keptFleetServer(serverFolder);
const reliable = mode === 'begin' || mode === 'back';
let isReliable = reliable;
const failing = failingEndpoints(server, serverFolder, () => (isReliable ? 1 : random()));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const fleet = await openFleet(server, {
  folder,
  client: { sites: failing, online: mode !== 'offline', onConnectivity: () => () => undefined },
  // Retries run at once, because the test is about their effects, not about their times.
  schedule: (_ms, run) => {
    const timer = setImmediate(run);
    return () => clearImmediate(timer);
  },
  changed: () => print('further'),
});
const { call } = fleet;
const repo = fleet.sync.store.fleet;
const slugs = [...server.sites.keys()];

async function end(id: number): Promise<void> {
  for (;;) {
    const { state } = repo.run(id) ?? {};
    if (state === 'paused') await call('fleet.goOn', { id, again: true });
    if (state === 'done' && repo.counts(id).asks === 0) return;
    if (state === 'done') await fleet.sync.outbox.drainAll();
    await new Promise(setImmediate);
  }
}

if (mode === 'begin') {
  await fleet.fetchAll();
  isReliable = false;
  const change = fleetChange.parse({
    steps: [{ kind: 'replace', term: 'pipes', replacement: 'pipes pipes', matchCase: true }],
  });
  await end(await fleet.apply(change, 'save'));
} else if (mode === 'back') {
  const [first] = await call('fleet.runs', {});
  const reviewed = await call('fleet.reviewBack', { id: first?.id ?? 0 });
  const sites = reviewed.filter(({ outcome }) => outcome === 'changes').map(({ slug, mark }) => ({ slug, mark }));
  await end((await call('fleet.takeBack', { id: first?.id ?? 0, sites })).id);
} else {
  fleet.fleet.resume();
  void fleet.sync.outbox.drain();
  if (mode === 'offline') {
    for (let turn = 0; turn < slugs.length; turn++) await new Promise(setImmediate);
    print('further');
  }
  const [first] = await call('fleet.runs', {});
  await end(first?.id ?? 0);
}
print('end');
process.exit(0);
