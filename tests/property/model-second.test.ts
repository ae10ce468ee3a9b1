import { proveModel } from '../support/prove-model.ts';

proveModel('second');
