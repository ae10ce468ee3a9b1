/** Opens a store and closes it. Opening updates an older schema. Arguments: folder */
import { openStore } from '../../../src-main/store/store.ts';

// A fixed time, so that backups have the same names in each run: kills happen only at calls on recorded file names.
const store = await openStore(process.argv[2]!, { now: () => Date.UTC(2026, 10, 21) });
store.close();
