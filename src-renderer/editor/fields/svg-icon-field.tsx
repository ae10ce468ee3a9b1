import { ActionIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MOST_ICON_BYTES } from '#shared/domain/photo/file-rules.ts';
import type { Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { currentSite, editSite } from '../../state/draft.ts';
import { whileOpen } from '../../state/while-open.ts';
import { FileChoice } from '../../ui/file-choice.tsx';
import { useBoundField } from '../bound-field.ts';
import { clearIfConfirmed, deletion } from '../deletion.ts';
import { followPath } from '../list/follow-path.ts';
import { fileBytes } from '../photos/file-bytes.ts';
import { Photo } from '../photos/photo.tsx';
import classes from './svg-icon-field.module.css';

interface SvgIconFieldProps {
  path: Path;
  /** name of the item that has the icon, for accessible names and for the question before the icon is removed */
  name: string;
  /**
   * Called with the reason why a file was refused, to show it elsewhere, and with undefined once a file is accepted. By
   * default the reason is shown below the icon.
   */
  onRefusal?: (reason: string | undefined) => void;
}

const askDeletion = deletion('icon', 'is shown without it');

/**
 * A field for an icon from an .svg file. Scripts and links are removed from the drawing, and the next save uploads it.
 */
export function SvgIconField({ path, name, onRefusal }: SvgIconFieldProps) {
  const field = useBoundField(path);
  const [refusal, setRefusal] = useState<string>();
  const refuse = onRefusal ?? setRefusal;
  const choose = async (file: File): Promise<void> => {
    try {
      if (!/\.svg$/iu.test(file.name)) return refuse('Only .svg files can be icons');
      if (file.size > MOST_ICON_BYTES) return refuse('This file is larger than 32 KB: icons have to be small drawings');
      // While main processes the file, the item may be moved or removed, and the site may be closed.
      const pathIn = followPath(currentSite(), path);
      const put = whileOpen((photo: string) =>
        editSite((site) => {
          const place = pathIn(site);
          return place ? setAt(site, place, photo) : [];
        }),
      );
      const { photo } = await invoke('photos.keepIcon', { name: file.name, bytes: await fileBytes(file) });
      refuse(undefined);
      put(photo);
    } catch (error) {
      refuse(asBridgeError(error).message);
    }
  };
  const isEmpty = field.value === '';
  return (
    <div className={classes.field}>
      <FileChoice
        accept=".svg"
        onChoose={(file) => void choose(file)}
        inputProps={{ 'aria-label': `Icon file of ${name}` }}
      >
        {(props) => (
          <Tooltip label={isEmpty ? 'Choose an .svg file' : 'Choose another .svg file'}>
            <UnstyledButton
              {...props}
              className={classes.icon}
              data-empty={isEmpty || undefined}
              data-path={path.join('.')}
              aria-label={`Choose the icon of ${name}`}
            >
              {isEmpty ? <ImageUp size={16} aria-hidden /> : <Photo photo={field.value} alt="" isWhole />}
            </UnstyledButton>
          </Tooltip>
        )}
      </FileChoice>
      {!isEmpty && (
        <Tooltip label="Remove the icon">
          <ActionIcon
            className={classes.remove}
            size={18}
            variant="default"
            aria-label={`Remove the icon of ${name}`}
            onClick={() => void clearIfConfirmed(path, askDeletion(name))}
          >
            <X size={12} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {refusal !== undefined && <Refusal reason={refusal} />}
    </div>
  );
}

interface SvgIconAndTextProps extends Omit<SvgIconFieldProps, 'onRefusal'> {
  /** the text beside the icon */
  children: ReactNode;
}

/** An icon beside a text. The reason why a file was refused is shown below the text, where there is more room. */
export function SvgIconAndText({ children, ...icon }: SvgIconAndTextProps) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      <SvgIconField {...icon} onRefusal={setRefusal} />
      <div>
        {children}
        {refusal !== undefined && <Refusal reason={refusal} />}
      </div>
    </>
  );
}

const Refusal = ({ reason }: { reason: string }) => (
  <Text size="xs" c="var(--mantine-color-error)" role="alert">
    {reason}
  </Text>
);
