import { FormGrid, FullWidth } from '../../../ui/form-grid.tsx';
import { identityFields } from '../model.ts';
import { IdentityInput } from './identity-input.tsx';

export function IdentityFields() {
  return (
    <FormGrid>
      <IdentityInput {...identityFields.slug} />
      <IdentityInput {...identityFields.repository} />
      <FullWidth>
        <IdentityInput {...identityFields.domain} />
      </FullWidth>
    </FormGrid>
  );
}
