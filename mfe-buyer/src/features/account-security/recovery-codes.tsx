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
      toast.success(t('security.recovery.copied'));
    } catch {
      // Without permission the codes can still be marked by hand.
      toast.error(t('security.recovery.notCopied'));
    }
  };
  return (
    <Stack gap={20}>
      <Notice tone="info">{t('security.recovery.codesText')}</Notice>
      <ul css={style.codes} aria-label={t('security.recovery.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div css={style.actions}>
        <Button onClick={done}>{t('security.recovery.saved')}</Button>
        <Button variant="secondary" onClick={copy}>
          {t('security.recovery.copy')}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {t('security.recovery.print')}
        </Button>
      </div>
    </Stack>
  );
};
