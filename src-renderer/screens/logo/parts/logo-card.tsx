import { shownLogo } from '#shared/domain/logo/shown.ts';
import { Button } from '@mantine/core';
import { Crop, X } from 'lucide-react';
import { useState } from 'react';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import { number, text } from '#shared/record/readers.ts';
import { logo as rows } from '#shared/record-catalogue/rows/layout.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { SliderField } from '../../../editor/fields/slider-field.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { CropDialog } from '../../../editor/photos/crop-dialog.tsx';
import { IntakeProgress } from '../../../editor/photos/intake-progress.tsx';
import { PhotoDrop } from '../../../editor/photos/photo-drop.tsx';
import { type PhotoTarget, usePhotoIntake } from '../../../editor/photos/photo-intake.ts';
import { currentSite, edit, setField, useSite } from '../../../state/draft.ts';
import { useListFocus } from '../../../ui/list-focus.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import classes from '../logo.module.css';
import { logoTypes, putLogo, refusesCropping, suggestedSize } from '../model.ts';
import { cropLogo, useLogoFacts } from '../queries.ts';
import { cards } from '../sections.ts';
import { LogoPicture } from './logo-picture.tsx';
import { TransparentSwitch } from './transparent-switch.tsx';

const { custom_logo_size: sizeRow } = rows;

const target: PhotoTarget = { id: 'logo', as: 'logo', films: true, most: 1, put: putLogo };

export function LogoCard() {
  const logo = useSite((site) => text(site.logo));
  const intake = usePhotoIntake(target);
  const { container, toNeighborOf } = useListFocus<HTMLElement>(logo === '' ? [] : [{ key: logo }]);
  const remove = (): void => {
    toNeighborOf(0);
    edit(putLogo(currentSite(), ''));
  };
  return (
    <FoldCard ref={container} of={cards.logo} purpose="Stands at the top of every page.">
      <PhotoDrop
        intake={intake}
        first={logo === ''}
        field="logo"
        ofScreen
        label="Add a logo"
        invitation={logo === '' ? 'Drop the logo here' : 'Drop another logo here, or paste one'}
        types={logoTypes}
        kinds="JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG, or an MP4 or MOV film, up to 50 MB."
      />
      <IntakeProgress intake={intake} />
      {logo !== '' && <Shown logo={logo} onRemove={remove} />}
    </FoldCard>
  );
}

function Shown({ logo, onRemove }: { logo: string; onRemove: () => void }) {
  const [isCropping, setIsCropping] = useState(false);
  const { type, loading, width, height } = useLogoFacts(logo);
  const shown = useSite(shownLogo);
  const size = useSite((site) => number(site.custom_logo_size, sizeRow.default));
  const isFilm = type !== undefined && isVideo(type);
  return (
    <>
      <LogoPicture logo={shown} width={size} isFilm={isFilm} />
      <TransparentSwitch logo={logo} type={type} loading={loading}>
        <ReasonButton
          size="compact-sm"
          variant="default"
          leftSection={<Crop size={14} aria-hidden />}
          reason={refusesCropping(type)}
          onClick={() => setIsCropping(true)}
        >
          Crop
        </ReasonButton>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<X size={14} aria-hidden />}
          aria-label="Remove the logo"
          onClick={onRemove}
        >
          Remove
        </Button>
      </TransparentSwitch>
      <SizeField suggestion={suggestedSize(width, height)} />
      <SelectField path={['logo_with_name']} />
      {isCropping && (
        <CropDialog
          title="Crop logo"
          photo={logo}
          shapes={['wide', 'square', 'free']}
          onCrop={cropLogo}
          onClose={() => setIsCropping(false)}
        />
      )}
    </>
  );
}

function SizeField({ suggestion }: { suggestion: number | undefined }) {
  const apply = (size: number): void => void setField(['custom_logo_size'], Math.min(size, sizeRow.range[1]));
  return (
    <div className={classes.size}>
      <SliderField
        path={['custom_logo_size']}
        note={suggestion !== undefined && `Suggested for its shape: ${suggestion} ${sizeRow.unit}`}
      />
      {suggestion !== undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label="Use the suggested logo size"
          onClick={() => apply(suggestion)}
        >
          Use
        </Button>
      )}
    </div>
  );
}
