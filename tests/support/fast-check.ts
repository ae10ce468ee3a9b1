import fc from 'fast-check';

// A fixed seed gives each test run the same cases, so that no test fails by chance. Nightly test runs set the variable,
// and get random cases.
if (process.env['SITEWRIGHT_PROPERTY_RUNS'] === undefined) fc.configureGlobal({ seed: 12 });

export { default } from 'fast-check';
