import { Text, TextInput } from '@mantine/core';
import { CHECKOUT_HINT } from '#shared/domain/plan/checkout-link.ts';
import { useAppInfo } from '../../../../state/app-info.ts';
import { useStatus } from '../../../../state/draft.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { linkFields } from './model.ts';

/** The link of the site as it was saved; where that lacks something, what to do. */
export function LinkField({ link }: { link: string | undefined }) {
  const { contactField } = useAppInfo();
  const edited = useStatus(
    ({ status }) => status?.editedFields.some((field) => field === contactField || linkFields.includes(field)) ?? false,
  );
  if (link === undefined) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="status">
        {CHECKOUT_HINT}
      </Text>
    );
  }
  return (
    <TextInput
      label="Checkout Link"
      readOnly
      value={link}
      description={edited ? 'This is the link of the site as it was saved: save to bring it up to date.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<CopyButton name="the checkout link" text={link} />}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
