/** Opens a store, which brings an older one up to date, and closes it. arguments: folder */
import { openStore } from '../../../src-main/store/store.ts';

// Files have the same names in each run.
const store = await openStore(process.argv[2]!, { now: () => Date.UTC(2026, 10, 21) });
store.close();
