/** Opens a store, which updates the schema of an older one, and closes it. Arguments: folder */
import { openStore } from '../../../src-main/store/store.ts';

// A fixed time, so that files have the same names in each run.
const store = await openStore(process.argv[2]!, { now: () => Date.UTC(2026, 10, 21) });
store.close();
