import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { policyFiles, readmeTable } from './policy-files.ts';

// Generates the files that describe the policy for IT, and the table in README.md, from the policy's schema. A test
// fails if a file differs from the schema.
const root = path.join(import.meta.dirname, '..', '..');
for (const [name, text] of Object.entries(policyFiles())) {
  const file = path.join(root, 'resources', 'policy', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
const readme = path.join(root, 'README.md');
const text = await readFile(readme, 'utf8');
const table = /<!-- policy members -->[^]*<!-- end of policy members -->/;
const marked = `<!-- policy members -->\n\n${readmeTable()}\n\n<!-- end of policy members -->`;
await writeFile(readme, await format(text.replace(table, () => marked), { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' }));
