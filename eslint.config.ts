import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// `prompt`, `alert` and `confirm` block the whole window, and cannot be styled or tested.
const blockingDialogs = ['alert', 'confirm', 'prompt'];
const inAppDialogs = 'Use the in-app dialogs; blocking ones do not exist here.';

// `!` is permitted only after an index or `.at(…)`, because the compiler cannot know that an index is within bounds.
const assertedNonNull = {
  selector: [
    'TSNonNullExpression',
    ":not([expression.type='MemberExpression'][expression.computed=true])",
    ":not([expression.type='CallExpression'][expression.callee.property.name='at'])",
  ].join(''),
  message: 'Handle the empty case; only an index inside known bounds may be asserted.',
};
const rawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Content from outside is never put into our own page as HTML.',
};
const labelOfItsOwn = {
  selector:
    "JSXOpeningElement:has(> JSXAttribute[name.name='path']) > JSXAttribute[name.name='label'][value.type='Literal']",
  message: 'The row of the field names it: `label`, or `short` where what stands around it says the rest.',
};
const leftOutTest = {
  selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo)$/]',
  message: 'No test is left out silently.',
};
const unboundedReads = [
  {
    selector: [
      "CallExpression[callee.name='fetch'][arguments.length>0]",
      "CallExpression[callee.property.name='fetch']:not([callee.object.name='sites'])",
    ].join(),
    message: 'Ask by boundedFetch, which ends what takes too long.',
  },
  {
    // `c.req` and `c.res` are excepted: the backend limits the size of its requests, and makes its answers itself.
    selector:
      "CallExpression[arguments.length=0][callee.property.name=/^(text|json|arrayBuffer|blob|bytes|formData)$/]:not([callee.object.name='z'],[callee.object.property.name=/^re[qs]$/])",
    message: 'Read by readBytes, readText or chunksOf, which stop at a limit.',
  },
];

export default defineConfig(
  globalIgnores(['dist/', 'release/', 'coverage/', 'test-results/', 'demo-output/', '.cache/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // The compiler checks undefined and unused names better.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Rules that need types are oxlint's (.oxlintrc.json), which checks them in a fraction of the time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-globals': ['error', ...blockingDialogs.map((name) => ({ name, message: inAppDialogs }))],
      'no-restricted-properties': [
        'error',
        ...blockingDialogs.map((property) => ({ object: 'window', property, message: inAppDialogs })),
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', assertedNonNull, rawHtml],
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['src-main/**'],
    // The backend may not import `boundedFetch`, so `provider-call.ts` has limits of time and size of its own.
    ignores: ['src-main/backend-client/{bounded,proxied}-fetch.ts', 'src-main/backend/server/provider-call.ts'],
    rules: { 'no-restricted-syntax': ['error', assertedNonNull, rawHtml, ...unboundedReads] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': ['error', { allow: ['^electron$'] }] },
  },
  {
    // Scripts and tests print to the terminal in which they run.
    files: ['scripts/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The embedded backend is a process of its own, and the app logs its standard error.
    files: ['src-main/backend/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['src-renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Only for React's compiler, which is not used here.
      'react-hooks/incompatible-library': 'off',
      'no-restricted-syntax': ['error', assertedNonNull, rawHtml, labelOfItsOwn],
    },
  },
  {
    files: ['src-main/**', 'src-renderer/**', 'src-preload/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'child_process',
              message: 'Use utilityProcess or a worker: the shipped runtime is no general Node.',
            },
            {
              name: 'node:child_process',
              message: 'Use utilityProcess or a worker: the shipped runtime is no general Node.',
            },
          ],
          patterns: [
            { regex: '^\\.\\.?/(.*/)?dist/', message: 'Import the source, not what was built from it.' },
            { regex: '^(\\.\\./)+(src-preload/)?shared/', message: 'Import shared code as #shared/….' },
          ],
        },
      ],
    },
  },
  {
    // Tests may use `!` after any expression: their data is known, so a wrong `!` fails the test at once.
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': ['error', leftOutTest],
      // Playwright reads from the pattern of a function's first parameter which fixtures it uses; `{}` means none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['tests/**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Import tests/support/fast-check.ts, whose cases are the same in each run.' },
      ],
    },
  },
);
