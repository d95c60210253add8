import type { FieldProps } from '@pasar/slice-kit';
import { PasswordField } from '@pasar/ui';
import { useWalletMessages } from './use-wallet-messages.ts';

/** The password once more, before money or its account moves. */
export const CurrentPasswordField = (field: FieldProps) => {
  const { password: words } = useWalletMessages();
  return (
    <PasswordField
      {...field}
      label={words.label}
      hint={words.hint}
      showLabel={words.show}
      hideLabel={words.hide}
    />
  );
};
