import { useEffect, useMemo } from 'react';
import { MOST_POPULAR } from '#shared/domain/font/schema.ts';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useNotSetUp } from '../../../state/app-info.ts';
import { useSite, useStatus } from '../../../state/draft.ts';
import { LoadError } from '../../../ui/error-text.tsx';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { SetUpHint } from '../../../ui/set-up-hint.tsx';
import classes from '../logo.module.css';
import { keepFaces } from '../font-faces.ts';
import { cards } from '../sections.ts';
import { FontName, FontSample } from './font-name.tsx';

const HERO: Path = ['custom_hero_font'];
const ALL: Path = ['custom_all_font'];

export function FontsCard() {
  const query = useQuery('fonts.list', {});
  const { data } = query;
  const notSetUp = useNotSetUp('webFonts');
  const isOffline = useStatus(({ offline }) => offline);
  useEffect(() => {
    const left = new AbortController();
    const popular = data?.fonts.slice(0, MOST_POPULAR).map(({ family }) => family) ?? [];
    if (!isOffline && notSetUp === undefined) void keepFaces(popular, left.signal);
    return () => left.abort();
  }, [data, isOffline, notSetUp]);
  const options = useMemo(() => (data?.fonts ?? []).map(({ family }) => ({ value: family, label: family })), [data]);
  return (
    <FoldCard of={cards.fonts} purpose="Of the large texts at the top of the page, and of all other text.">
      <FormGrid>
        <FontField path={HERO} options={options} sample="We come when you call" />
        <FontField path={ALL} options={options} sample="Open Monday to Friday, 8 to 6" />
      </FormGrid>
      <SetUpHint>{notSetUp}</SetUpHint>
      <LoadError of="the fonts" query={query} />
    </FoldCard>
  );
}

interface FontFieldProps {
  path: Path;
  options: readonly { value: string; label: string }[];
  sample: string;
}

function FontField({ path, options, sample }: FontFieldProps) {
  const family = useSite((site) => text(site[String(path[0])]));
  return (
    <div>
      <SelectField
        path={path}
        options={options}
        limit={MOST_POPULAR}
        clearable
        placeholder="The design’s own"
        nothingFoundMessage="No font is called that."
        renderOption={({ option }) => <FontName family={option.value} />}
      />
      {family !== '' && (
        <FontSample key={family} family={family} className={classes.sample}>
          {sample}
        </FontSample>
      )}
    </div>
  );
}
