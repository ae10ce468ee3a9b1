/** Delimiters of cells, with the least ambiguous first. */
const delimiters = ['\t', ';', ','] as const;
const TOO_FEW_CELLS = 3;

/** Names of columns by which the first row is recognized as a table's head. */
const HEAD =
  /^(?:name|company|company name|business|business name|phone|main phone|telephone|mobile|cell|fax|email|e-mail|address|street|street address|city|town|state|province|zip|zip code|postal code|website|url|license|license number|licence|hours|service areas?|areas|services?|facebook|instagram|youtube|tiktok|yelp|twitter|nextdoor|google|linkedin|thumbtack|field|new value|value|old value|years in business|tagline|notes?|status|id|owner|contact|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/iu;
/** `FIELD` matches the column that names the field of each row, `VALUE` the column with the field's value. */
const FIELD = /^(?:field|item|what)$/iu;
const VALUE = /^(?:new value|value|new|change to)$/iu;

/**
 * Returns a table as lines that can be read like any other text. With a head, each cell becomes a line ‘column: cell’;
 * if the cells of one column name fields, each row becomes a line ‘field: value’. A single row without a head becomes
 * one line with the cells alone. Returns undefined if the text is not a table.
 */
export function tableLines(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const delimiter of delimiters) {
    const rows = lines.map((line) => cellsOf(line, delimiter));
    const [head, ...body] = rows as [string[], ...string[][]];
    if (head === undefined) return undefined;
    const known = head.filter((cell) => HEAD.test(cell)).length;
    if (body.length > 0 && head.length > 1 && (known >= Math.max(2, head.length / 2) || isFieldTable(head)))
      return named(head, body);
    const isRow = lines.length === 1 && head.length > TOO_FEW_CELLS && isDense(lines[0] ?? '', delimiter);
    if (isRow) return head.filter((cell) => cell !== '').join(', ');
  }
  return undefined;
}

const isFieldTable = (head: readonly string[]): boolean =>
  head.some((cell) => FIELD.test(cell)) && head.some((cell) => VALUE.test(cell));

function named(head: readonly string[], rows: readonly string[][]): string {
  const field = head.findIndex((cell) => FIELD.test(cell));
  const value = head.findIndex((cell) => VALUE.test(cell));
  if (field >= 0 && value >= 0) return rows.map((cells) => `${cells[field] ?? ''}: ${cells[value] ?? ''}`).join('\n');
  return rows
    .map((cells) => cells.flatMap((cell, at) => (cell === '' ? [] : [`${head[at] ?? ''}: ${cell}`])).join('\n'))
    .join('\n');
}

/** Whether the delimiter separates cells. A space follows a comma or semicolon in a sentence, but not in a table. */
const isDense = (line: string, delimiter: string): boolean =>
  delimiter === '\t' || !line.replace(/"[^"]*"/gu, '').includes(`${delimiter} `);

/** Splits a line into cells, which may be in quotation marks. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}]*))(?:${delimiter}|$)`, 'yu');
  while (cell.lastIndex < line.length || cells.length === 0) {
    const found = cell.exec(line);
    if (!found || found[0] === '') break;
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
  }
  return cells;
}
