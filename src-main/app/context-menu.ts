import { Menu } from 'electron';
import type { ContextMenuParams, MenuItemConstructorOptions, WebContents } from 'electron';

/**
 * Shows a context menu for text fields, with spelling suggestions, and for selected text. Shows none for anything else.
 */
export function showContextMenus(contents: WebContents): void {
  contents.on('context-menu', (_event, params) => {
    const template = contextMenuTemplate(params, contents);
    if (template.length > 0) Menu.buildFromTemplate(template).popup();
  });
}

export function contextMenuTemplate(
  params: Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions'>,
  contents: Pick<WebContents, 'replaceMisspelling'>,
): MenuItemConstructorOptions[] {
  if (!params.isEditable) return params.selectionText.trim() ? [{ role: 'copy' }] : [];
  const suggestions: MenuItemConstructorOptions[] = params.dictionarySuggestions.slice(0, 5).map((word) => ({
    label: word,
    click: () => contents.replaceMisspelling(word),
  }));
  if (params.misspelledWord) suggestions.push({ type: 'separator' });
  return [
    ...suggestions,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { type: 'separator' },
    { role: 'selectAll' },
  ];
}
