import fc from 'fast-check';

// The same cases in each run, so that none fails by chance; other cases where a number of runs is given, as each night.
if (process.env['SITEWRIGHT_PROPERTY_RUNS'] === undefined) fc.configureGlobal({ seed: 12 });

export { default } from 'fast-check';
