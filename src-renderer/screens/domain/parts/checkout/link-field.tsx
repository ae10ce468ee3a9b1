import { Flex, Group, Text, TextInput } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { CHECKOUT_HINT, checkoutParts } from '#shared/domain/plan/checkout-link.ts';
import { useAppInfo, useNotSetUp } from '../../../../state/app-info.ts';
import { useSite, useStatus } from '../../../../state/draft.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';

/** The fields of the record on which the checkout link depends, besides the contact's field. */
const linkFields = ['paid_url', 'salesloft_id', 'selected_plan', 'selected_coupon'];

/** Shows the checkout link of the saved site, or why there is no link. */
export function LinkField({ link }: { link: string | undefined }) {
  const { contactField } = useAppInfo();
  const edited = useStatus(
    ({ status }) => status?.editedFields.some((field) => field === contactField || linkFields.includes(field)) ?? false,
  );
  const noPage = useNotSetUp('checkoutLink');
  if (noPage !== undefined) {
    return <TextInput label="Checkout Link" disabled description={noPage} />;
  }
  if (link === undefined) {
    return <MissingParts contactField={contactField} saved={!edited} />;
  }
  return (
    <TextInput
      label="Checkout Link"
      readOnly
      value={link}
      description={edited ? 'This is the link of the site as it was saved: save to bring it up to date.' : undefined}
      rightSection={<CopyButton name="the checkout link" text={link} />}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** Lists what the link needs. What the draft has is ticked, even if it is not saved yet. */
function MissingParts({ contactField, saved }: { contactField: string; saved: boolean }) {
  const parts = useSite((site) =>
    Object.fromEntries(checkoutParts(site, contactField).map(({ name, there }) => [name, there])),
  );
  const all = { ...parts, Saved: saved && Object.values(parts).every(Boolean) };
  return (
    <div>
      <Text size="sm" c="var(--mantine-color-error)" role="status">
        {CHECKOUT_HINT}
      </Text>
      <Flex component="ul" wrap="wrap" gap="4px 16px" mt={8} aria-label="What the checkout link needs">
        {Object.entries(all).map(([name, there]) => (
          <li key={name}>
            <Group gap={6} fz="sm" c={there ? 'var(--app-good)' : 'dimmed'}>
              {there ? (
                <Check size={14} role="img" aria-label="There:" />
              ) : (
                <Circle size={14} role="img" aria-label="Missing:" />
              )}
              {name}
            </Group>
          </li>
        ))}
      </Flex>
    </div>
  );
}
