import { Anchor, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { bareDomain, identityChecks, type IdentityFieldName } from '#shared/domain/site/identity.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import { useOwnText } from '../../../editor/own-text.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { useSlug } from '../../../state/draft.ts';
import { shownDraft } from '../../../state/shown-draft.ts';
import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';

interface IdentityField {
  field: IdentityFieldName;
  hint: string;
  /** whether the field cannot be left empty */
  required?: boolean;
  /** returns the text that the user probably meant, to offer it as a replacement; undefined to offer none */
  meant?: (text: string) => string | undefined;
}

export const identityFields: readonly IdentityField[] = [
  { field: 'slug', hint: 'Letters, digits, underscores and hyphens.', required: true },
  { field: 'github_repo', hint: 'Without its owner. The first publish fills it in.' },
  { field: 'paid_url', hint: 'For example joesplumbing.com, without www and https.', meant: bareDomain },
];

/** Returns the error to show: while the user types, only that of a forbidden character; after that, any error. */
export function shownError(error: string | undefined, typing: boolean): string | undefined {
  return typing && !error?.startsWith('Forbidden character') ? undefined : error;
}

export const IdentityFields = () => (
  <FormGrid>
    {identityFields.map((each) => (
      <IdentityInput key={each.field} {...each} />
    ))}
  </FormGrid>
);

/**
 * Input for an identifier. Removes spaces. An error replaces the hint, but the invalid text is written to the draft. An
 * empty text of a required identifier is not written: the draft gets back the text from before the field had the focus,
 * and the field shows that text again when the user leaves the field.
 */
function IdentityInput({ field, hint, required, meant }: IdentityField) {
  const check = identityChecks[field];
  // A required field is a controlled input, because an emptied field is empty while the draft keeps the earlier text.
  // The other fields are uncontrolled.
  const isControlled = required === true;
  const { value, set, onBlur, label } = useBoundField([field], {}, undefined, isControlled ? draftStore : shownDraft);
  const [typing, setTyping] = useState(false);
  const [emptied, setEmptied] = useState(false);
  const before = useRef(value);
  const shown = emptied ? '' : value;
  const savedSlug = useSlug();
  // The slug under which the server has the site is always valid, even if it does not pass the check.
  const isOwn = field === 'slug' && shown === savedSlug;
  const error = isOwn ? undefined : shownError(check(shown).error, typing && !emptied);

  const change = (text: string): void => {
    const next = check(text).value;
    const refused = isControlled && next === '';
    setTyping(true);
    setEmptied(refused);
    set(refused ? before.current : next);
  };
  const ref = useOwnText([field], isControlled ? undefined : change);
  const instead = meant?.(shown);
  const input = (
    <TextInput
      data-path={field}
      label={label}
      {...(isControlled ? { value: shown, onChange: (event) => change(event.currentTarget.value) } : { ref })}
      error={error}
      description={error === undefined ? hint : undefined}
      spellCheck={false}
      autoCapitalize="none"
      onFocus={() => {
        before.current = value;
      }}
      onBlur={() => {
        setTyping(false);
        setEmptied(false);
        onBlur();
      }}
    />
  );
  if (meant === undefined) return input;
  return (
    <FullWidth>
      {input}
      <div role="status">
        {instead !== undefined && (
          <Text size="sm" mt={4}>
            A domain stands without https:// and www.{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => change(instead)}>
              Use {instead}
            </Anchor>
          </Text>
        )}
      </div>
    </FullWidth>
  );
}
