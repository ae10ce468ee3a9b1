import { Checkbox, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { fleetField, fleetListOf, fleetLists, settableFields } from '#shared/domain/fleet/fields.ts';
import { placeholders } from '#shared/domain/fleet/placeholders.ts';
import { siteVersions } from '#shared/layout/catalogue.ts';
import { versionRows } from '#shared/layout/version-rows.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { kinds, type ChangeKind, type ChangeInput } from '../change-model.ts';

interface ChangeFormProps {
  draft: ChangeInput;
  onChange: (draft: ChangeInput) => void;
}

const kindOptions = (Object.keys(kinds) as ChangeKind[]).map((value) => ({ value, label: kinds[value] }));

/** The form of a change: the kind of change, then the fields of that kind. */
export function ChangeForm({ draft, onChange }: ChangeFormProps) {
  const set = (change: Partial<ChangeInput>): void => onChange({ ...draft, ...change });
  return (
    <Stack gap="md">
      <Select
        label="Change"
        data={kindOptions}
        value={draft.kind}
        allowDeselect={false}
        data-autofocus
        maw={360}
        onChange={(kind) => kind !== null && set({ kind: kind as ChangeKind })}
      />
      <Fields draft={draft} set={set} />
    </Stack>
  );
}

interface FieldsProps {
  draft: ChangeInput;
  set: (change: Partial<ChangeInput>) => void;
}

function Fields({ draft, set }: FieldsProps) {
  switch (draft.kind) {
    case 'set':
      return <SetFields draft={draft} set={set} />;
    case 'clear':
      return <FieldSelect draft={draft} set={set} />;
    case 'replace':
      return <ReplaceFields draft={draft} set={set} />;
    case 'announcement':
      return <AnnouncementFields draft={draft} set={set} />;
    case 'hours':
      return <HoursFields draft={draft} set={set} />;
    case 'version':
      return (
        <Select
          label="Version"
          data={versionOptions}
          value={draft.version}
          allowDeselect={false}
          maw={360}
          onChange={(version) => version !== null && set({ version })}
        />
      );
    case 'preset':
      return <PresetFields draft={draft} set={set} />;
    case 'add':
      return <AddFields draft={draft} set={set} />;
    case 'remove':
      return (
        <Group gap="md" align="flex-end">
          <ListSelect draft={draft} set={set} />
          <TextInput
            label="Name"
            miw={280}
            value={draft.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </Group>
      );
  }
}

const versionOptions = siteVersions.map((value) => {
  return {
    value,
    label: value === 'vC' ? 'vC: its own mix' : `${versionRows[value].label}: ${versionRows[value].hint}`,
  };
});

const fieldOptions = settableFields.map(({ key, label }) => ({ value: key, label }));

function FieldSelect({ draft, set }: FieldsProps) {
  return (
    <Select
      label="Field"
      data={fieldOptions}
      value={draft.field}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      maw={360}
      limit={60}
      onChange={(field) => field !== null && set({ field, value: '' })}
    />
  );
}

function SetFields({ draft, set }: FieldsProps) {
  const row = fleetField(draft.field)?.row;
  const choices = row?.kind === 'flag' ? { yes: 'Yes', no: 'No' } : row?.choices;
  return (
    <>
      <FieldSelect draft={draft} set={set} />
      {choices ? (
        <Select
          label="New value"
          data={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          value={draft.value || null}
          maw={360}
          onChange={(value) => set({ value: value ?? '' })}
        />
      ) : (
        <Textarea
          label="New value"
          description={PLACEHOLDERS}
          autosize
          minRows={row?.lines?.[0] ?? 1}
          maxRows={10}
          value={draft.value}
          onChange={(event) => set({ value: event.currentTarget.value })}
        />
      )}
    </>
  );
}

const PLACEHOLDERS = `${Object.keys(placeholders)
  .map((word) => `{${word}}`)
  .join(', ')} stand for each site’s own.`;

function ReplaceFields({ draft, set }: FieldsProps) {
  return (
    <>
      <Group gap="md" grow align="flex-start">
        <TextInput label="Find" value={draft.term} onChange={(event) => set({ term: event.currentTarget.value })} />
        <TextInput
          label="Replace with"
          description={PLACEHOLDERS}
          inputWrapperOrder={['label', 'input', 'description']}
          value={draft.replacement}
          onChange={(event) => set({ replacement: event.currentTarget.value })}
        />
      </Group>
      <Group gap="lg">
        <Checkbox
          label="Whole words"
          checked={draft.whole}
          onChange={(event) => set({ whole: event.currentTarget.checked })}
        />
        <Checkbox
          label="Capitals matter"
          checked={draft.matchCase}
          onChange={(event) => set({ matchCase: event.currentTarget.checked })}
        />
        <Checkbox
          label="Also in codes, links and addresses"
          checked={draft.codes}
          onChange={(event) => set({ codes: event.currentTarget.checked })}
        />
      </Group>
    </>
  );
}

function AnnouncementFields({ draft, set }: FieldsProps) {
  return (
    <>
      <Select
        label="Show it"
        data={[
          { value: 'yes', label: 'Show' },
          { value: 'no', label: 'Hide' },
          { value: '', label: 'Leave as it is' },
        ]}
        value={draft.show}
        allowDeselect={false}
        maw={360}
        onChange={(show) => set({ show: show ?? '' })}
      />
      <Textarea
        label="Text"
        description={`Empty leaves the text as it is. ${PLACEHOLDERS}`}
        autosize
        minRows={2}
        value={draft.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    </>
  );
}

function HoursFields({ draft, set }: FieldsProps) {
  return (
    <Group gap="md" align="flex-end">
      <Select
        label="Day"
        data={weekdays.map((label, value) => ({ value: String(value), label }))}
        value={String(draft.day)}
        allowDeselect={false}
        onChange={(day) => set({ day: Number(day) })}
      />
      <TextInput
        type="time"
        label="From"
        disabled={draft.custom !== ''}
        value={draft.from}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label="To"
        disabled={draft.custom !== ''}
        value={draft.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      <TextInput
        label="Or a text"
        placeholder="Closed"
        value={draft.custom}
        maxLength={200}
        onChange={(event) => set({ custom: event.currentTarget.value })}
      />
    </Group>
  );
}

function PresetFields({ draft, set }: FieldsProps) {
  const { data: layouts } = useQuery('presets.list', { kind: 'layout' });
  const { data: themes } = useQuery('presets.list', { kind: 'css' });
  const all = [
    ...(layouts?.own ?? []),
    ...(layouts?.defaults ?? []),
    ...(themes?.own ?? []),
    ...(themes?.defaults ?? []),
  ];
  if (layouts && themes && all.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        There is no preset yet: Layout saves the layout or the colors of a site as one.
      </Text>
    );
  }
  const nameOf = (kind: string, name: string): string => `${kind === 'layout' ? 'Layout' : 'Colors'}: ${name}`;
  const present = draft.preset && nameOf(draft.preset.kind, draft.preset.name);
  return (
    <Select
      label="Preset"
      data={[...new Set(all.map(({ kind, name }) => nameOf(kind, name)))]}
      value={present ?? null}
      searchable
      maw={360}
      onChange={(chosen) => set({ preset: all.find(({ kind, name }) => nameOf(kind, name) === chosen) })}
    />
  );
}

function ListSelect({ draft, set }: FieldsProps) {
  return (
    <Select
      label="List"
      data={fleetLists.map(({ list, label }) => ({ value: list, label }))}
      value={draft.list}
      allowDeselect={false}
      onChange={(list) => list !== null && set({ list: list as ChangeInput['list'], values: {} })}
    />
  );
}

function AddFields({ draft, set }: FieldsProps) {
  const { members } = fleetListOf(draft.list);
  return (
    <>
      <Group>
        <ListSelect draft={draft} set={set} />
      </Group>
      {members.map(({ member, label, lines }) => {
        const value = draft.values[member] ?? '';
        const change = (typed: string): void => set({ values: { ...draft.values, [member]: typed } });
        return lines ? (
          <Textarea
            key={member}
            label={label}
            autosize
            minRows={lines[0]}
            maxRows={10}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <TextInput key={member} label={label} value={value} onChange={(event) => change(event.currentTarget.value)} />
        );
      })}
      <Text size="xs" c="dimmed">
        {PLACEHOLDERS}
      </Text>
    </>
  );
}
