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
  /** cannot be left empty */
  required?: boolean;
  /** what the typed text probably means, where that is another text */
  meant?: (text: string) => string | undefined;
}

export const identityFields: readonly IdentityField[] = [
  { field: 'slug', hint: 'Letters, digits, underscores and hyphens.', required: true },
  { field: 'github_repo', hint: 'Without its owner. The first publish fills it in.' },
  { field: 'paid_url', hint: 'For example joesplumbing.com, without www and https.', meant: bareDomain },
];

/** The error to show: while typing only a character that is never allowed, after that every error. */
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
 * An identifier without spaces. Its error is shown below, in place of the hint, and the text stays as typed. A required
 * one never enters the draft empty: leaving it empty restores the text before.
 */
function IdentityInput({ field, hint, required, meant }: IdentityField) {
  const check = identityChecks[field];
  // What the draft does not take has to be drawn.
  const isDrawn = required === true;
  const { value, set, onBlur, label } = useBoundField([field], {}, undefined, isDrawn ? draftStore : shownDraft);
  const [typing, setTyping] = useState(false);
  const [emptied, setEmptied] = useState(false);
  const before = useRef(value);
  const shown = emptied ? '' : value;
  const own = useSlug();
  // The slug under which the server has the site is valid, whatever it looks like.
  const isOwn = field === 'slug' && shown === own;
  const error = isOwn ? undefined : shownError(check(shown).error, typing && !emptied);

  const change = (text: string): void => {
    const next = check(text).value;
    const refused = isDrawn && next === '';
    setTyping(true);
    setEmptied(refused);
    set(refused ? before.current : next);
  };
  const ref = useOwnText([field], isDrawn ? undefined : change);
  const instead = meant?.(shown);
  const input = (
    <TextInput
      data-path={field}
      label={label}
      {...(isDrawn ? { value: shown, onChange: (event) => change(event.currentTarget.value) } : { ref })}
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
