import fc from 'fast-check';

// The same cases in each run, so that no test fails by chance. Nightly runs set a number of runs and get other cases.
if (process.env['SITEWRIGHT_PROPERTY_RUNS'] === undefined) fc.configureGlobal({ seed: 12 });

export { default } from 'fast-check';
