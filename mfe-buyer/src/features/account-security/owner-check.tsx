import type { FieldProps } from '@pasar/slice-kit';
import { Button, PasswordField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { save } from './setting-card.styles.ts';

interface OwnerCheckProps {
  password: FieldProps;
  busy: boolean;
  /** What the button does. */
  button: string;
}

/** The end of a change: the proof of ownership, and the button that sends it. */
export const OwnerCheck = ({ password, busy, button }: OwnerCheckProps) => {
  const { t } = useTranslation('buyer');
  return (
    <>
      <PasswordField
        {...password}
        label={t('bio.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
      />
      <div css={save}>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </div>
    </>
  );
};
