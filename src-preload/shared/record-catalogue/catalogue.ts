export { fieldAt, fieldLabel, listAt, rowAt, tabOfField, topLevelFields, topLevelRow } from './lookup.ts';
export { joinLabels, labelOf, labelParts } from './labels.ts';
export { type TabId, tabIds } from './tabs.ts';
