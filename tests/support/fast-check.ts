import fc from 'fast-check';

// The same cases each time, so that no run fails by chance; others where a number of runs is asked for, as each night.
if (process.env['SITEWRIGHT_PROPERTY_RUNS'] === undefined) fc.configureGlobal({ seed: 12 });

export { default } from 'fast-check';
