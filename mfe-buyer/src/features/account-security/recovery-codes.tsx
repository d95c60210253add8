import { toast } from '@pasar/slice-kit';
import { Button, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './factor-card.styles.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  done: () => void;
}

/** The recovery codes, this once: to copy, to print, and to put away. */
export const RecoveryCodes = ({ codes, done }: RecoveryCodesProps) => {
  const { t } = useTranslation('buyer');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('security.totp.copied'));
    } catch {
      // Without permission the codes can still be marked by hand.
      toast.error(t('security.totp.notCopied'));
    }
  };
  return (
    <Stack gap={20}>
      <Notice tone="info">{t('security.totp.codesText')}</Notice>
      <ul css={style.codes} aria-label={t('security.totp.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div css={style.actions}>
        <Button onClick={done}>{t('security.totp.saved')}</Button>
        <Button variant="secondary" onClick={copy}>
          {t('security.totp.copy')}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {t('security.totp.print')}
        </Button>
      </div>
    </Stack>
  );
};
