import { Button } from '@pasar/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './import.styles.ts';
import { useDownload } from './use-download.ts';

const formats = ['xlsx', 'csv'] as const;

/** The empty sheet, in both formats. */
export const TemplateLinks = () => {
  const { t } = useTranslation('seller');
  const { template } = useDownload();
  return (
    <div css={style.buttons}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="s"
          busy={template.busy}
          icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => void template.submit(format)}
        >
          {t('imports.template', { format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
};
