import { type JsonSchema, policyJsonSchema } from '../../src-main/app/policy/schema.ts';

/** A value of the policy that IT can set: a member of the policy, or a member of a nested object. */
interface Value {
  /** names of the members that lead to the value from the policy's root, such as `checkout`, `linkUrl` */
  path: readonly string[];
  kind: 'text' | 'flag' | 'list' | 'choice';
  choices: readonly string[];
  description: string;
}

const schema = policyJsonSchema();

/** Escapes a text for an attribute or element of XML. */
const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function valuesOf({ properties = {} }: JsonSchema, within: readonly string[], inherited = ''): Value[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    if (typeof member !== 'object') return [];
    const path = [...within, name];
    const description = member.description ?? inherited;
    if (member.properties) return valuesOf(member, path, description);
    const choices = (member.enum ?? []).map(String);
    const kind =
      member.type === 'boolean' ? 'flag' : member.type === 'array' ? 'list' : choices.length > 0 ? 'choice' : 'text';
    return [{ path, kind, choices, description } as const];
  });
}

const values = valuesOf(schema, []);

const idOf = ({ path }: Value): string => path.join('_');
const nameOf = ({ path }: Value): string => path.join('.');

/** Returns the JSON schema of the policy file, with which an editor checks the file while it is written. */
export function jsonSchemaFile(): string {
  return `${JSON.stringify({ ...schema, title: 'Sitewright policy' }, undefined, 2)}\n`;
}

const KEY = 'Software\\Policies\\Sitewright';

function admxPolicy(value: Value): string {
  const id = idOf(value);
  const key = [KEY, ...value.path.slice(0, -1)].join('\\');
  const name = value.path.at(-1) ?? '';
  const open = `    <policy name="${id}" class="Machine" displayName="$(string.${id})" explainText="$(string.${id}_Help)"`;
  const rest = ['      <parentCategory ref="Sitewright"/>', '      <supportedOn ref="Any"/>'];
  if (value.kind === 'flag') {
    return [
      `${open} key="${key}" valueName="${name}">`,
      ...rest,
      '      <enabledValue><decimal value="1"/></enabledValue>',
      '      <disabledValue><decimal value="0"/></disabledValue>',
      '    </policy>',
    ].join('\n');
  }
  const elements = {
    text: `        <text id="${id}" valueName="${name}" required="true"/>`,
    list: `        <list id="${id}" key="${key}\\${name}" valuePrefix=""/>`,
    choice: [
      `        <enum id="${id}" valueName="${name}" required="true">`,
      ...value.choices.map(
        (choice) =>
          `          <item displayName="$(string.${id}_${choice})"><value><string>${choice}</string></value></item>`,
      ),
      '        </enum>',
    ].join('\n'),
  };
  return [
    `${open} presentation="$(presentation.${id})" key="${key}">`,
    ...rest,
    '      <elements>',
    elements[value.kind],
    '      </elements>',
    '    </policy>',
  ].join('\n');
}

/** Returns the administrative template (ADMX) for group policies on Windows. */
export function admxFile(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitions xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions" revision="1.0" schemaVersion="1.0">
  <policyNamespaces>
    <target prefix="sitewright" namespace="Sitewright.Policies"/>
    <using prefix="windows" namespace="Microsoft.Policies.Windows"/>
  </policyNamespaces>
  <resources minRequiredRevision="1.0"/>
  <supportedOn>
    <definitions><definition name="Any" displayName="$(string.Any)"/></definitions>
  </supportedOn>
  <categories><category name="Sitewright" displayName="$(string.Sitewright)"/></categories>
  <policies>
${values.map(admxPolicy).join('\n')}
  </policies>
</policyDefinitions>
`;
}

function presentation(value: Value): string {
  const id = idOf(value);
  const controls = {
    text: `<textBox refId="${id}"><label>${nameOf(value)}</label></textBox>`,
    list: `<listBox refId="${id}">${nameOf(value)}</listBox>`,
    choice: `<dropdownList refId="${id}" noSort="true">${nameOf(value)}</dropdownList>`,
    flag: '',
  };
  return `      <presentation id="${id}">${controls[value.kind]}</presentation>`;
}

/** Returns the English texts (ADML) of the administrative template. */
export function admlFile(): string {
  const strings = values.flatMap((value) => [
    [idOf(value), nameOf(value)],
    [`${idOf(value)}_Help`, value.description],
    ...value.choices.map((choice) => [`${idOf(value)}_${choice}`, choice]),
  ]);
  const all = [['Sitewright', 'Sitewright'], ['Any', 'Sitewright 0.1 or newer'], ...strings];
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitionResources xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions" revision="1.0" schemaVersion="1.0">
  <displayName>Sitewright</displayName>
  <description>Policies of Sitewright</description>
  <resources>
    <stringTable>
${all.map(([id = '', text = '']) => `      <string id="${id}">${xml(text)}</string>`).join('\n')}
    </stringTable>
    <presentationTable>
${values
  .filter(({ kind }) => kind !== 'flag')
  .map(presentation)
  .join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`;
}

/**
 * Returns a configuration profile for macOS with the only required member, `host`. A comment in the profile lists the
 * other members of the policy, except for those that are objects.
 */
export function mobileconfigFile(): string {
  const others = values.filter(({ path }) => path.length === 1 && path[0] !== 'host');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>com.sitewright.studio.policy</string>
  <key>PayloadUUID</key><string>6B1B5F4E-1F0A-4F34-9C1B-2B1D9A0C7E01</string>
  <key>PayloadDisplayName</key><string>Sitewright</string>
  <key>PayloadScope</key><string>System</string>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.sitewright.studio</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>com.sitewright.studio.policy.settings</string>
      <key>PayloadUUID</key><string>0C8F7A52-8C1A-4B57-9E55-6A5C2C0F3D02</string>
      <key>host</key><string>https://api.example.com</string>
      <!-- Further members:
${others.map((value) => `           ${nameOf(value)}: ${xml(value.description).replaceAll('--', '–')}`).join('\n')}
      -->
    </dict>
  </array>
</dict>
</plist>
`;
}

/** Returns the table for README.md. Each row describes a member of the policy and names the members nested in it. */
export function readmeTable(): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const { properties, description = '' } = member as JsonSchema;
    const members = properties ? ` Members: ${Object.keys(properties).map((one) => `\`${one}\``).join(', ')}.` : '';
    return [`\`${name}\``, `${description}${members}`.replaceAll('|', '\\|')];
  });
  return ['| Member | Meaning |', '| --- | --- |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

/** Returns the contents of all files for IT, by their paths below `resources/policy`. */
export const policyFiles = (): Record<string, string> => ({
  'policy.schema.json': jsonSchemaFile(),
  'Sitewright.admx': admxFile(),
  'en-US/Sitewright.adml': admlFile(),
  'Sitewright.mobileconfig': mobileconfigFile(),
});
