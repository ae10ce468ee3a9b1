import { Text } from '@mantine/core';
import { FormGrid } from '../../ui/form-grid.tsx';
import { BrandColorField } from './brand-color-field.tsx';
import { useLogoColors } from './use-logo-colors.ts';

const usualSwatches = ['#144a75', '#1f4d36', '#7a1f2b', '#f59e0b', '#d98544', '#1c1f24'];

/** Both brand colors of the site, with the colors of its logo to choose from. */
export function BrandColors() {
  const logo = useLogoColors();
  const swatches = [...new Set([...logo, ...usualSwatches])];
  return (
    <>
      <FormGrid>
        <BrandColorField field="custom_primary" swatches={swatches} />
        <BrandColorField field="custom_secondary" swatches={swatches} />
      </FormGrid>
      {logo.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          The swatches begin with the colors of the logo.
        </Text>
      )}
    </>
  );
}
