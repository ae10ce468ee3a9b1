import { FileButton, Switch, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { type BadgeRow, setBadge } from '#shared/domain/site/custom-badges.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { edit, endStep, setField } from '../../../state/draft.ts';
import { RemoveButton, SortableRow } from '../../../ui/rows.tsx';
import { badgeName } from '../model.ts';
import { readSvgIcon } from '../svg-icon.ts';
import classes from './badge-row.module.css';

interface BadgeRowEditorProps {
  id: string;
  /** place in the list, counted from 0 */
  index: number;
  row: BadgeRow;
  autoFocus: boolean;
  onRemove: () => void;
}

export function BadgeRowEditor({ id, index, row, autoFocus, onRemove }: BadgeRowEditorProps) {
  const [refusal, setRefusal] = useState<string>();
  const name = badgeName(row, index + 1);

  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    const read = await readSvgIcon(file);
    setRefusal('error' in read ? read.error : undefined);
    if ('icon' in read) edit(setBadge(index, { icon: read.icon }));
  };

  return (
    <SortableRow id={id} name={name} className={classes.grid}>
      <FileButton
        accept=".svg"
        onChange={(file) => void choose(file)}
        inputProps={{ 'aria-label': `Icon file of ${name}` }}
      >
        {(props) => (
          <Tooltip label={row.icon === '' ? 'Choose an .svg file' : 'Choose another .svg file'}>
            <UnstyledButton
              {...props}
              className={row.icon === '' ? `${classes.icon} ${classes.empty}` : classes.icon}
              aria-label={`Choose the icon of ${name}`}
            >
              {row.icon === '' ? <ImageUp size={16} aria-hidden /> : <img src={pictureAddress(row.icon)} alt="" />}
            </UnstyledButton>
          </Tooltip>
        )}
      </FileButton>
      <TextInput
        aria-label={`Name of badge ${index + 1}`}
        placeholder="Name"
        value={row.name}
        error={refusal}
        autoFocus={autoFocus}
        onChange={(event) => setField(['custom_badges', index, 'name'], event.currentTarget.value)}
        onBlur={endStep}
      />
      <Switch
        label="Show"
        aria-label={`Show ${name}`}
        checked={row.show}
        onChange={(event) => edit(setBadge(index, { show: event.currentTarget.checked }))}
      />
      <RemoveButton name={name} onClick={onRemove} />
    </SortableRow>
  );
}
