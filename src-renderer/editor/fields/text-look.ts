import type { TextInputProps } from '@mantine/core';
import { text } from '#shared/record/readers.ts';
import { fieldAt, listAt } from '#shared/record-catalogue/catalogue.ts';
import type { FieldKind } from '#shared/record-catalogue/row.ts';
import type { Path } from '#shared/record/operation.ts';

type Look = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'spellCheck' | 'autoComplete' | 'styles' | 'placeholder' | 'maxLength'
>;

const looks: Partial<Record<FieldKind, Look>> = {
  link: { inputMode: 'url', spellCheck: false, placeholder: 'https://' },
  phone: { type: 'tel' },
  email: { inputMode: 'email' },
  number: { inputMode: 'numeric' },
  code: {
    spellCheck: false,
    autoComplete: 'off',
    styles: { input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12 } },
  },
};

/**
 * Returns the input props of a text, such as keyboard and placeholder, by its row in the catalogue.
 * @param label placeholder if the row has none, for a field without a visible label
 */
export function textLook(path: Path, label: string | undefined): Look {
  const row = fieldAt(path);
  if (!row) return { placeholder: label };
  const { kind, maxLength } = row;
  // Only the default of a top-level field is a placeholder: the page shows that default while the field is empty. The
  // default of an item's member is written to the record.
  const usual = path.length === 1 ? text(row.default) : '';
  const most = maxLength === undefined ? undefined : `${maxLength} characters max`;
  const placeholder = looks[kind]?.placeholder ?? (usual || (most ?? label));
  return { ...looks[kind], placeholder, maxLength };
}

/**
 * Returns the accessible name of an item's field without a visible label, such as “Name of service 2”.
 * @param number number of the item, from 1
 */
export function nameInItem(path: Path, label: string, number: number): string {
  const list = listAt(
    path.slice(
      0,
      path.findLastIndex((step) => typeof step === 'number'),
    ),
  );
  return `${label} of ${list?.item.toLowerCase() ?? 'item'} ${number}`;
}
