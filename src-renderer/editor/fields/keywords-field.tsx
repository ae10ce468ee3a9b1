import { TagsInput, TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { checkKeyword, keywordInputs, setKeyword, toKeywords } from '#shared/domain/site/keywords.ts';
import { keywords } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { useBoundField } from '../bound-field.ts';
import { Labeled } from './labeled.tsx';

interface KeywordFieldProps {
  path: Path;
  label?: string;
}

/** A field for one keyword. A text with a comma is refused with an error, and the former keyword stays. */
export function KeywordField({ path, ...props }: KeywordFieldProps) {
  const field = useBoundField(path, props);
  return (
    <KeywordInput
      data-path={path.join('.')}
      label={field.label}
      value={field.value}
      onKeyword={field.set}
      onLeave={field.onBlur}
    />
  );
}

interface KeywordsFieldProps {
  /** path of the list, or of a text with the keywords separated by commas */
  path: Path;
  /** Returns the label of the input with this number, from 1. */
  name?: (number: number) => string;
}

/** Inputs for several keywords. The keywords are stored in the form that the record has: a list or a text. */
export function KeywordsField({ path, name = (number) => `Keyword ${number}` }: KeywordsFieldProps) {
  const field = useBoundField(path);
  const site: SiteDocument = { keywords: field.raw as SiteDocument['keywords'] };
  return keywordInputs(site).map((keyword, place) => (
    <KeywordInput
      key={place}
      data-path={[...path, place].join('.')}
      label={name(place + 1)}
      value={keyword}
      onKeyword={(changed) => {
        const [operation] = setKeyword(site, place, changed);
        if (operation?.op === 'set') field.set(operation.value);
      }}
      onLeave={field.onBlur}
    />
  ));
}

interface KeywordTagsProps {
  /** path of the list, or of a text with the keywords separated by commas */
  path: Path;
  /** shown at the right of the label, for example a button that suggests keywords */
  action?: ReactNode;
}

/**
 * A field for any number of keywords, shown as tags. A keyword with a comma is refused while it is typed. The keywords
 * are stored in the form that the record has: a list or a text.
 */
export function KeywordTags({ path, action }: KeywordTagsProps) {
  const field = useBoundField(path);
  const chosen = keywords(field.raw as SiteDocument['keywords']);
  const id = useId();
  const [typed, setTyped] = useState('');
  const refusal = checkKeyword(typed);
  return (
    <Labeled id={id} path={path} label={field.label} action={action}>
      <TagsInput
        id={id}
        label={action === undefined ? field.label : undefined}
        data-path={path.join('.')}
        placeholder={chosen.length === 0 ? 'Type a keyword and press Enter' : ''}
        value={chosen}
        onChange={(next) => {
          field.set(toKeywords(field.raw, next));
          field.onBlur();
        }}
        searchValue={typed}
        onSearchChange={setTyped}
        error={refusal}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && refusal) event.preventDefault();
        }}
        // Pasted text is treated like typed text. Mantine's own handler would add it without the check for commas.
        onPasteCapture={(event) => event.stopPropagation()}
        acceptValueOnBlur={!refusal}
        splitChars={[]}
      />
    </Labeled>
  );
}

interface KeywordInputProps extends Omit<TextInputProps, 'onChange'> {
  'data-path': string;
  value: string;
  onKeyword: (keyword: string) => void;
  onLeave: () => void;
}

function KeywordInput({ onKeyword, onLeave, ...props }: KeywordInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const change = (keyword: string): void => {
    const error = checkKeyword(keyword);
    setRefusal(error);
    if (!error) onKeyword(keyword);
  };
  return (
    <TextInput
      {...props}
      error={refusal}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        setRefusal(undefined);
        onLeave();
      }}
    />
  );
}
