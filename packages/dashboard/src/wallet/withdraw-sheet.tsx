import { maxWithdrawalPerDay, maxWithdrawalsPerDay, minWithdrawal } from '@pasar/contract';
import { type FieldProps, useFormat } from '@pasar/slice-kit';
import { Button, FormError, Notice, Sheet, Stack, TextField } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import { useWithdraw, type WithdrawArgs, type WithdrawFields } from './use-withdraw.ts';

interface WithdrawSheetProps<Fields extends WithdrawFields, Body>
  extends Omit<WithdrawArgs<Fields, Body>, 'done'> {
  title: string;
  onOpenChange: (open: boolean) => void;
  /** Its own rules and verb, where it is not a withdrawal to a bank. */
  wording?: { rules: string; submit: string; submitAmount: (amount: string) => string };
  /** Where the money goes, when that is known. */
  to?: ReactNode;
  /** Renders the field of the target account. */
  ask?: (field: (name: keyof Fields & string) => FieldProps) => ReactNode;
}

/** Amount, account and password; the limits are shown first. */
export const WithdrawSheet = <Fields extends WithdrawFields, Body>({
  title,
  onOpenChange,
  to,
  ask,
  wording,
  ...withdraw
}: WithdrawSheetProps<Fields, Body>) => {
  const { rupiah, number } = useFormat();
  const { withdraw: usual } = useWalletMessages();
  const words = {
    ...usual,
    rules: usual.rules(rupiah(minWithdrawal), rupiah(maxWithdrawalPerDay), maxWithdrawalsPerDay),
    ...wording,
  };
  const id = useId();
  const { withdrawable, open } = withdraw;
  const { field, values, set, form, submit, busy, problem } = useWithdraw({
    ...withdraw,
    done: () => onOpenChange(false),
  });
  const setAmount = (digits: string) => set('amount', digits as Fields['amount']); // any digits will do
  const all = Math.min(withdrawable, maxWithdrawalPerDay);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={words.close}
      actions={
        <Button type="submit" form={id} block busy={busy}>
          {values.amount ? words.submitAmount(rupiah(Number(values.amount))) : words.submit}
        </Button>
      }
    >
      <form id={id} {...form(submit)}>
        <Stack gap={20}>
          <Notice tone="info">{words.rules}</Notice>
          {problem && <FormError>{problem}</FormError>}
          {to}
          <TextField
            {...field('amount')}
            value={values.amount && number(Number(values.amount))}
            onChange={(event) => setAmount(event.target.value.replace(/\D/g, ''))}
            label={words.amount}
            hint={words.available(rupiah(withdrawable))}
            prefix="Rp"
            suffix={
              <Button variant="quiet" size="s" onClick={() => setAmount(String(all))}>
                {words.all}
              </Button>
            }
            inputMode="numeric"
            autoComplete="off"
          />
          {ask?.(field)}
          <CurrentPasswordField {...field('password')} />
        </Stack>
      </form>
    </Sheet>
  );
};
