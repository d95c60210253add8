import type { FormField } from '@pasar/slice-kit';
import { PasswordField } from '@pasar/ui';
import { useWalletWords } from './use-wallet-words.ts';

/** The password once more, before money or its account moves. */
export const OwnPassword = (field: FormField) => {
  const { password: words } = useWalletWords();
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
